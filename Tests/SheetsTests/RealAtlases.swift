/// What the atlases in `../shared/real` hold, put together from their texts by other means.
enum RealAtlases {
  static let summaries: [(name: String, summary: String)] = [
    (
      "aseprite-excalibur-beetle/example-beetle.json",
      "3 of 64x64, 500 ms; Loop 0-2 pingpong; Animation 2 1-2 reverse"
    ),
    ("aseprite-excalibur-beetle/unit-beetle.json", "3 of 64x64, 500 ms; Loop 0-2 pingpong"),
    (
      "aseprite-kenney-player/player.json",
      """
      24 of 80x110, 250 ms; idle 0; jump 1; fall 2; duck 3; fall 4; climb 5-6 x2; cheer 7-8 x2; \
      walk 9-10 x2; hold 11-12 x2; action 13-14 x2; kick 15; swim 16-17; talk 18; slide 19; \
      hang 20; skid 21; back 22; stand 23
      """
    ),
    (
      "aseprite-peachy/countAndColours.json",
      """
      19 of 32x32, 500*4 100*7 500*8 ms; Numbers 0-3; Colours 4-10; NumbersDown 11-14 reverse; \
      PingPong 15-18 pingpong
      """
    ),
    ("aseprite-peachy/faces.json", "1 of 992x32, 100 ms"),
    (
      "aseprite-peachy/man.json",
      """
      12 of 16x24, 100 ms; IdleDown 0; WalkDown 1-2; IdleUp 3; WalkUp 4-5; IdleRight 6; \
      WalkRight 7-8; IdleLeft 9; WalkLeft 10-11
      """
    ),
    ("aseprite-peachy/sound.json", "16 of 48x48, 20 ms; Bounce 0-15 pingpong"),
    ("aseprite-peachy/spinner.json", "9 of 128x128, 100 ms; Spin 0-8"),
    (
      "kaplay-handjson/dungeon.json",
      """
      38 of 16x28*9 32x32*8 16x16*12 12x30 16x16*8; hero_idle 0-3 333.333 ms x0; \
      hero_run 4-7 100 ms x0; hero_hit 8; ogre_idle 9-12 333.333 ms x0; ogre_run 13-16 100 ms x0; \
      floor 17-25; chest_open 26-28 50 ms x1; chest_close 28,27,26 50 ms x1; sword 29; wall 30; \
      wall_top 31; wall_left 32; wall_right 33; wall_topleft 34; wall_topright 35; \
      wall_botleft 36; wall_botright 37
      """
    ),
    (
      "lpc-grid-handjson/soldier.json",
      """
      36 of 64x64; up_def 0; up_idle 0,8 1000 ms; up_walking 1-8 125 ms; down_def 18; \
      down_idle 18,26 1000 ms; down_walking 19-26 125 ms; left_def 9; left_idle 9,17 1000 ms; \
      left_walking 10-17 125 ms; right_def 27; right_idle 27,35 1000 ms; right_walking 28-35 125 ms
      """
    ),
    ("tp-pixi/0123456789.json", "10 of 64x64, 500 450 400 360 320 290 260 240 220 200 ms"),
    ("tp-pixi/building1.json", "5 of 95x115 32x32*4; star 1-4"),
    ("tp-pixi/building1@2x.json", "5 of 190x229 64x64*4; star 1-4"),
    (
      "tp-pixi/mc.json",
      """
      27 of 240x240; Explosion_Sequence_A \
      0,11,20,21,22,23,24,25,26,1,2,3,4,5,6,7,8,9,10,12,13,14,15,16,17,18,19
      """
    ),
    ("tp-pixi/multi-pack-0.json", "5 of 64x64*4 190x229; star 0-3"),
    ("tp-pixi/multi-pack-1.json", "5 of 190x229 64x64*4; star 1-4"),
    (
      "tp-rotated-trimmed/test-trim.json",
      """
      4 of 200x101 50x50*3; 100px-1,202,0,200-Scythescraper 0; bot_element_50px_0 1; \
      stone_element_50px_1 2; super_element_50px_0 3
      """
    ),
    (
      "starling-flight/atlas.xml",
      """
      23 of 32x32 64x64 45x45 220x220*14 192x192 320x143 124x170 256x142 169x167 228x171; \
      benchmark_object 0; brush 1; button 2; flight 3-16; gamua-logo 17; logo 18; \
      starling_front 19; starling_rocket 20; starling_round 21; starling_sheet 22
      """
    ),
    ("sparrow-flixel/atlas.xml", "12 of 87x151; walk 0-11"),
    ("libgdx-atlas/libgdx-packed.atlas", "5 of 120x175"),
    (
      "libgdx-atlas/test-me.pack",
      "3 of 300x300 256x256*2; test02 (non POT) 0; test01 1; test03 (multi shapes) 2"
    ),
    (
      "tiled-0x72/0x72_DungeonTilesetII_v1.4.tsx",
      """
      1024 of 16x16; tile36 36-38 180 ms x0; tile68 68-70 180 ms x0; tile100 100-102 180 ms x0; \
      tile132 132-134 180 ms x0; tile356 353,354,355,356,355,354 70 ms x0; \
      tile368 44-48 130 ms x0; tile496 488-491 210 ms x0; tile627 627,628,629,628 210 ms x0; \
      tile659 659-661 210 ms x0
      """
    ),
    (
      "tiled-forest-squirrel/forest.tsx",
      "7 of 16x16 160x208 160x112*2 25x25*3; tile13 4-5 150 ms x0"
    ),
    (
      "godot-sequence-creeps/mob.tscn",
      """
      6 of 109x152 72x186 132x96*3 125x96; fly 0-1 333.333 ms x0; swim 2-3 250 ms x0; \
      walk 4-5 250 ms x0
      """
    ),
    (
      "godot-sequence-creeps/player.tscn",
      "4 of 108x135 107x127 108x135 111x120; right 0-1 200 ms x0; up 2-3 200 ms x0"
    ),
  ]
}
