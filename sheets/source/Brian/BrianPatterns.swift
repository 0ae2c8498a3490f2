/// What of Brian is drawn by hand, pixel by pixel.
enum BrianPatterns {
  static let hat = Pattern(
    """
    ..........bbbbbbb..........
    .......bbbcccbbbbbbb.......
    ......bbcccccccbbbbba......
    .....bbccccccccbbbbbaa.....
    ....bbcccccbbbbbbbbbaaa....
    ....qrrrrqqqqqqqqqqqppp....
    cc..qrrrqqqqqqqqqqqqppp..bb
    cccccbbbbbbbbbbbbbbbbbbbbba
    .ccccbbbbbbbbbbbbbbbbbaaaa.
    ...aaaaaaaaaaaaaaaaaaaaa...
    """)

  static func head(_ face: Face) -> Pattern {
    let (brow, eye) = (brow(face), eye(face))
    return Pattern(
      """
      ...iijjuuuuuuuuuuu......
      ..ihhiiuuuuuuuuuuuu.....
      ..ihhiitu\(brow[0])ut.....
      ..ihhittt\(brow[1])tt.....
      ..ihiuutssssssssstt.....
      ..iitsuusss\(eye[0])ttstt...
      ..iittstuss\(eye[1])ttssstt.
      ...ittssuss\(eye[2])ttsssttu
      ...juttussssPPsssttsttuu
      ....juutthhsPPhhhhtttuu.
      ....jittthhtthhhhhhhhhi.
      .....iitihhhhhhhhhhhhhhi
      ......iitihhhhhiihhhhhii
      .......ttiiiiiijjiiiiii.
      .......ttttjjjjttjjjj...
      ........uuttttttttuu....
      .........uuuuuuuuu......
      """)
  }

  private static func brow(_ face: Face) -> [String] {
    face == .pleased ? ["uiiijjii", "tsssssst"] : ["uuiiiiii", "ttiijjji"]
  }

  private static func eye(_ face: Face) -> [String] {
    switch face {
    case .open: ["ssKKs", "ssKKs", "ssKKs"]
    case .down: ["sttts", "ssKKs", "ssKKs"]
    case .closed: ["sssss", "jsssj", "sjjjs"]
    case .pleased: ["sjjjs", "jsssj", "sssss"]
    }
  }

  static let torso = Pattern(
    """
    .........xxxwwwwwwwwx.......
    .......rrxxwwwwwwwwwwx......
    .....rrrqqxxwwwwwwwwwxq.....
    ....rrrqqqqxwwGGGwwGGGqq....
    ...rrrqqqqqqwwGGGhhGGGqqp...
    ..rrrrqqqqqqxwGGGhhGGGqqp...
    ..rrrqqqqqqqqxwwwwwwwqqqpp..
    .rrrqqqqqqqqqqxwwwwxqqqqpp..
    .rrrqqqqqqqqqqqxwwxqqqqqppp.
    .rrqqqqqqqqqqqqqxxqqqqqqppp.
    .rrqqqqqqqqqqqqqqqGGqqqqqppp
    .rrqqqqqqqqqqqqqqqGGqqqqqppp
    .rrqqqqqqqqqqqqqqqqqqqqqqppp
    .rrqqqqqqqqqqqqqqqqqqqqqqppp
    .rrqqqqqqqqqqqqqqqqqqqqqpppp
    .rrqqqqqqqqqqqqqqqGGqqqqpppp
    .rrqqqqqqqqqqqqqqqGGqqqqpppp
    .rqqqqqqqqqqqqqqqqqqqqqqpppp
    .rqqqqqqqqqqqqqqqqqqqqqqppp.
    .rqqqqqqqqqqqqqqqqqqqqqpppp.
    .qqqqqqqqqqqqqqqqqqqqqqpppp.
    ..qqqqqqqqqqqqqqqqqqqqpppp..
    ..qqqqqqqqqqqqqqqqqqqppppp..
    ..pqqqqqqqqqqqqqqqqqppppp...
    ...pppqqqqqqqqqqqqppppp.....
    .....pppppppppppppppp.......
    """)

  static let bow = Pattern(
    """
    GGG......GG
    GGGGhhGGGGG
    GGGGhhGGGGh
    hhG......hh
    """)

  static let button = Pattern(
    """
    GG
    GG
    """)

  static let shoeFromFront = Pattern(
    """
    ..wwwwxxy..
    ..wwwwxxy..
    .wwwwxxxyy.
    .lllmmmmmm.
    lllllmmmmmm
    llllmmmmmmm
    lmmmmmmmmmn
    .mmmmmmmmn.
    """)

  /// A hand with its palm to the viewer, the thumb towards the middle of the body.
  static func spreadHand(_ side: Double) -> Pattern {
    side > 0
      ? Pattern(
        """
        ...s.s...
        .s.s.s.s.
        .s.s.s.t.
        .sssstst.
        s.sssttt.
        sssstttu.
        .sstttu..
        ..sttu...
        """)
      : Pattern(
        """
        ...s.s...
        .s.s.s.s.
        .s.s.s.t.
        .sssstst.
        .sssstt.t
        .ssstttt.
        ..stttu..
        ...ttu...
        """)
  }
}
