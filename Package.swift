// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

extension Target {
  /// A part of the program, with what it may import; `make lint` checks these arrows.
  static func part(_ name: String, _ arrows: [Dependency]) -> Target {
    .target(name: name, dependencies: arrows, swiftSettings: settings)
  }

  /// A program.
  static func program(_ name: String, _ arrows: [Dependency], path: String? = nil) -> Target {
    .executableTarget(name: name, dependencies: arrows, path: path, swiftSettings: settings)
  }

  /// The tests of a part, with what else they use.
  static func tests(of part: String, _ others: [Dependency]) -> Target {
    .testTarget(
      name: part + "Tests", dependencies: [.byName(name: part)] + others, swiftSettings: settings)
  }
}

let package = Package(
  name: "Zoetrope",
  products: [
    .executable(name: "zoetrope", targets: ["zoetrope"]),
    .library(name: "Zoetrope", targets: ["Zoetrope"]),
    .library(name: "ZoetropeGraphs", targets: ["GraphFiles", "StateGraph", "GraphLanguage"]),
    .library(name: "ZoetropeCompletion", targets: ["Lookup"]),
  ],
  // Each stands below those that it may import. ARCHITECTURE.md says what each is for; the two
  // change together.
  targets: [
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16")]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .target(name: "CCurses", linkerSettings: [.linkedLibrary("ncursesw")]),
    .systemLibrary(name: "CJSON", pkgConfig: "libcjson", providers: [.apt(["libcjson-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CUnistring", providers: [.apt(["libunistring-dev"])]),
    .target(name: "CSockets"),

    .part("Basics", []),
    .part("Pixels", ["CPNG", "CZlib", "Basics"]),
    .part("Sheets", ["Pixels", "Basics"]),
    .part("Animation", ["Sheets", "Pixels", "Basics"]),
    // In a folder of another name, as some file systems cannot tell it from `zoetrope`.
    .target(
      name: "Zoetrope", dependencies: ["Animation", "Sheets", "Pixels", "Basics"],
      path: "Sources/Library", swiftSettings: settings),
    .part("SheetFiles", ["CGIF", "CZlib", "CJSON", "CExpat", "Sheets", "Pixels", "Basics"]),
    .part("GraphLanguage", ["Basics"]),
    .part("StateGraph", ["Animation", "Sheets", "Pixels", "Basics"]),
    .part(
      "GraphFiles",
      ["GraphLanguage", "StateGraph", "SheetFiles", "Animation", "Sheets", "Pixels", "Basics"]),
    .part("Cells", ["Pixels"]),
    .part("Terminal", ["CCurses", "Cells", "Basics"]),
    .part("Lookup", ["CUnistring", "Basics"]),
    .part("Files", ["Basics"]),
    .part(
      "Inputs",
      [
        "Files", "GraphFiles", "GraphLanguage", "StateGraph", "SheetFiles", "Terminal", "Animation",
        "Sheets", "Pixels", "Basics",
      ]),
    .part("Signals", ["CSockets", "Files", "Basics"]),
    .part("Stage", ["StateGraph", "Cells", "Animation", "Sheets", "Pixels", "Basics"]),
    .part("Panels", ["Cells", "Terminal", "Lookup", "Basics"]),
    .part(
      "Player",
      [
        "Stage", "Panels", "Inputs", "Signals", "Files", "GraphLanguage", "StateGraph", "Terminal",
        "Cells", "Lookup", "Animation", "Sheets", "Pixels", "Basics",
      ]),
    .part(
      "Catalogue",
      [
        "Inputs", "Files", "GraphFiles", "GraphLanguage", "StateGraph", "SheetFiles", "Animation",
        "Sheets", "Pixels", "Basics",
      ]),
    .part(
      "Browser",
      [
        "Player", "Catalogue", "Panels", "Stage", "Inputs", "Signals", "Files", "StateGraph",
        "Terminal", "Cells", "Lookup", "SheetFiles", "Animation", "Sheets", "Basics",
      ]),
    .program(
      "zoetrope",
      [
        "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs", "Files",
        "GraphFiles", "GraphLanguage", "StateGraph", "Terminal", "Cells", "Lookup", "SheetFiles",
        "Animation", "Sheets", "Pixels", "Basics",
      ]),

    .program("DrinkSample", ["Zoetrope"], path: "Samples/drink"),
    .program("draw-sheets", ["Pixels"], path: "sheets/source"),
    .program(
      "draw-screens",
      [
        "Browser", "Catalogue", "Player", "Inputs", "StateGraph", "Terminal", "Cells", "Animation",
      ],
      path: "docs/source"),
    .target(
      name: "CBench", path: "Benchmarks/CBench", linkerSettings: [.linkedLibrary("png16")]),
    .program(
      "zoetrope-bench",
      [
        "CBench", "Browser", "Catalogue", "Player", "Stage", "Inputs", "Files", "StateGraph",
        "Terminal", "Cells", "Lookup", "SheetFiles", "Animation", "Sheets", "Pixels",
        "Basics",
      ],
      path: "Benchmarks/zoetrope-bench"),

    .target(
      name: "Support",
      dependencies: [
        "CZlib", "Panels", "Stage", "Inputs", "GraphFiles", "GraphLanguage", "StateGraph",
        "SheetFiles", "Terminal", "Cells", "Animation", "Sheets", "Pixels", "Basics",
      ],
      path: "Tests/Support", swiftSettings: settings),
    .tests(of: "Basics", ["Animation"]),
    .tests(of: "Pixels", ["CZlib", "Support", "Basics"]),
    .tests(of: "Sheets", ["Support", "Pixels", "Basics"]),
    .tests(of: "SheetFiles", ["CZlib", "Support", "Sheets", "Pixels", "Basics"]),
    .tests(of: "Animation", ["Sheets", "Pixels", "Basics"]),
    .testTarget(
      name: "LibraryTests", dependencies: ["DrinkSample", "Zoetrope"], swiftSettings: settings),
    .tests(of: "GraphLanguage", ["Basics"]),
    .tests(
      of: "StateGraph",
      [
        "Support", "Stage", "GraphFiles", "GraphLanguage", "SheetFiles", "Animation", "Sheets",
        "Pixels", "Basics",
      ]),
    .tests(
      of: "GraphFiles",
      [
        "Support", "GraphLanguage", "StateGraph", "SheetFiles", "Animation", "Sheets", "Pixels",
        "Basics",
      ]),
    .tests(of: "Cells", ["Support", "Pixels", "Basics"]),
    .tests(of: "Terminal", ["CCurses", "Support", "Cells", "Pixels", "Basics"]),
    .tests(of: "Lookup", ["Basics"]),
    .tests(of: "Files", ["Support", "Animation", "Basics"]),
    .tests(
      of: "Inputs",
      [
        "Support", "Files", "GraphFiles", "GraphLanguage", "StateGraph", "SheetFiles", "Animation",
        "Sheets", "Pixels", "Basics",
      ]),
    .tests(of: "Signals", ["Support", "Files", "Animation", "Basics"]),
    .tests(
      of: "Stage",
      [
        "Support", "Inputs", "StateGraph", "Terminal", "Cells", "Animation", "Sheets", "Pixels",
        "Basics",
      ]),
    .tests(of: "Panels", ["Support", "Terminal", "Cells", "Lookup", "Pixels", "Basics"]),
    .tests(
      of: "Player",
      [
        "Support", "Stage", "Panels", "Inputs", "Signals", "Files", "GraphFiles", "StateGraph",
        "Terminal",
        "Cells", "Lookup", "SheetFiles", "Animation", "Sheets", "Pixels", "Basics",
      ]),
    .tests(
      of: "Catalogue",
      ["Support", "Inputs", "Files", "StateGraph", "Animation", "Sheets", "Pixels", "Basics"]),
    .tests(
      of: "Browser",
      [
        "Support", "Player", "Catalogue", "Panels", "Stage", "Inputs", "Signals", "Files",
        "StateGraph", "Terminal", "Cells", "Lookup", "Animation", "Pixels", "Basics",
      ]),
    .tests(
      of: "zoetrope",
      [
        "Support", "Browser", "Player", "Inputs", "Files", "Stage", "GraphFiles", "GraphLanguage",
        "StateGraph", "Terminal", "Cells", "Lookup", "SheetFiles", "Animation", "Sheets", "Pixels",
        "Basics",
      ]),
    .tests(
      of: "draw-screens",
      ["Player", "Panels", "Inputs", "Stage", "Terminal", "Cells", "Animation", "Basics"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzers have no main functions of their own, so that an ordinary build could not link them.
if Context.environment["ZOETROPE_FUZZ"] != nil {
  let library = settings + [SwiftSetting.unsafeFlags(["-parse-as-library"])]
  package.targets += [
    .target(name: "FuzzSupport", path: "Tests/Fuzz/Support", swiftSettings: settings),
    .executableTarget(
      name: "fuzz-graphs",
      dependencies: [
        "FuzzSupport", "GraphFiles", "GraphLanguage", "StateGraph", "Animation", "Sheets", "Pixels",
        "Basics",
      ],
      path: "Tests/Fuzz/Graphs", exclude: ["words.dict"], swiftSettings: library),
    .executableTarget(
      name: "fuzz-sheets",
      dependencies: [
        "FuzzSupport", "SheetFiles", "Animation", "Sheets", "Pixels", "CZlib", "Basics",
      ],
      path: "Tests/Fuzz/Sheets", exclude: ["words.dict"], swiftSettings: library),
  ]
}
