// swift-tools-version: 6.2

import PackageDescription

// Targets stand in the order of their arrows: each may import only what stands above it.
// ARCHITECTURE.md says what each is for; the two change together.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Zoetrope",
  products: [
    .executable(name: "zoetrope", targets: ["zoetrope"]),
    .library(name: "Zoetrope", targets: ["Zoetrope"]),
  ],
  targets: [
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16")]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .target(name: "CCurses", linkerSettings: [.linkedLibrary("ncursesw")]),
    .systemLibrary(name: "CJSON", pkgConfig: "libcjson", providers: [.apt(["libcjson-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CUnistring", providers: [.apt(["libunistring-dev"])]),
    .target(name: "Basics", swiftSettings: settings),
    .target(name: "Pixels", dependencies: ["CPNG", "CZlib"], swiftSettings: settings),
    .target(
      name: "Sheets", dependencies: ["Basics", "CJSON", "CExpat", "CGIF", "CZlib", "Pixels"],
      swiftSettings: settings),
    .target(
      name: "Animation", dependencies: ["Basics", "Sheets", "Pixels"], swiftSettings: settings),
    // In a folder of another name, for the sake of file systems that do not tell cases apart.
    .target(
      name: "Zoetrope", dependencies: ["Animation", "Sheets", "Pixels", "Basics"],
      path: "Sources/Library",
      swiftSettings: settings),
    .target(name: "GraphLanguage", dependencies: ["Basics"], swiftSettings: settings),
    .target(
      name: "StateGraph",
      dependencies: ["GraphLanguage", "Animation", "Sheets", "Pixels"],
      swiftSettings: settings),
    .target(name: "Cells", dependencies: ["Pixels"], swiftSettings: settings),
    .target(
      name: "Terminal", dependencies: ["Basics", "CCurses", "Cells"], swiftSettings: settings),
    .target(name: "Lookup", dependencies: ["Basics", "CUnistring"], swiftSettings: settings),
    .target(
      name: "Files", dependencies: ["Basics", "GraphLanguage", "Sheets", "Pixels"],
      swiftSettings: settings),
    .target(
      name: "Inputs",
      dependencies: [
        "Files", "StateGraph", "GraphLanguage", "Terminal", "Animation", "Sheets", "Pixels",
        "Basics",
      ],
      swiftSettings: settings),
    .target(
      name: "Signals", dependencies: ["Files", "Basics", "GraphLanguage", "Sheets"],
      swiftSettings: settings),
    .target(
      name: "Stage",
      dependencies: ["StateGraph", "Cells", "Animation", "Sheets", "Pixels", "Basics"],
      swiftSettings: settings),
    .target(
      name: "Panels", dependencies: ["Cells", "Terminal", "Lookup", "Basics", "GraphLanguage"],
      swiftSettings: settings),
    .target(
      name: "Player",
      dependencies: [
        "Stage", "Panels", "Inputs", "Signals", "Files", "StateGraph", "GraphLanguage", "Animation",
        "Sheets", "Pixels", "Cells", "Terminal", "Lookup", "Basics",
      ],
      swiftSettings: settings),
    .target(
      name: "Catalogue",
      dependencies: [
        "Inputs", "Files", "StateGraph", "GraphLanguage", "Animation", "Sheets", "Pixels", "Basics",
        "Lookup",
      ],
      swiftSettings: settings),
    .target(
      name: "Browser",
      dependencies: [
        "Player", "Catalogue", "Panels", "Stage", "Inputs", "Signals", "Files", "StateGraph",
        "GraphLanguage",
        "Animation", "Sheets", "Pixels", "Cells", "Terminal", "Lookup", "Basics",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "zoetrope",
      dependencies: [
        "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs", "Files", "Basics",
        "Lookup", "Terminal", "Cells", "StateGraph", "GraphLanguage", "Animation",
        "Sheets", "Pixels",
      ],
      swiftSettings: settings),

    .executableTarget(
      name: "DrinkSample", dependencies: ["Zoetrope"], path: "Samples/drink",
      swiftSettings: settings),

    .executableTarget(
      name: "draw-sheets", dependencies: ["Pixels"], path: "sheets/source",
      swiftSettings: settings),

    .executableTarget(
      name: "draw-screens",
      dependencies: [
        "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs", "Files", "Basics",
        "Terminal", "Cells", "StateGraph", "Animation",
      ],
      path: "docs/source", swiftSettings: settings),

    .target(
      name: "CBench", path: "Benchmarks/CBench", linkerSettings: [.linkedLibrary("png16")]),
    .executableTarget(
      name: "zoetrope-bench",
      dependencies: [
        "CBench", "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs", "Files",
        "Basics", "Lookup", "Terminal", "StateGraph", "Animation", "Cells", "Sheets",
        "Pixels",
      ],
      path: "Benchmarks/zoetrope-bench", swiftSettings: settings),

    .target(
      name: "Support",
      dependencies: [
        "CZlib", "Pixels", "Stage", "Inputs", "StateGraph", "GraphLanguage", "Animation", "Sheets",
        "Cells", "Terminal", "Basics",
      ], path: "Tests/Support",
      swiftSettings: settings),
    .testTarget(
      name: "BasicsTests", dependencies: ["Basics", "Animation"], swiftSettings: settings),
    .testTarget(
      name: "PixelsTests", dependencies: ["Pixels", "CZlib", "Support"], swiftSettings: settings),
    .testTarget(
      name: "SheetsTests", dependencies: ["Sheets", "Pixels", "CZlib", "Support"],
      swiftSettings: settings),
    .testTarget(
      name: "AnimationTests", dependencies: ["Animation", "Sheets", "Pixels"],
      swiftSettings: settings),
    .testTarget(
      name: "LibraryTests", dependencies: ["DrinkSample", "Zoetrope"], swiftSettings: settings),
    .testTarget(
      name: "GraphLanguageTests", dependencies: ["GraphLanguage"], swiftSettings: settings),
    .testTarget(
      name: "StateGraphTests",
      dependencies: [
        "StateGraph", "GraphLanguage", "Animation", "Sheets", "Pixels", "Stage", "Cells", "Support",
        "Basics",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CellsTests", dependencies: ["Cells", "Pixels", "Support"], swiftSettings: settings),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "CCurses", "Cells", "Pixels", "Basics"],
      swiftSettings: settings),
    .testTarget(name: "LookupTests", dependencies: ["Lookup"], swiftSettings: settings),
    .testTarget(
      name: "FilesTests",
      dependencies: [
        "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs", "Files", "Basics",
        "StateGraph", "GraphLanguage", "Animation",
        "Sheets", "Pixels", "Cells", "Terminal", "Lookup", "Support",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "InputsTests",
      dependencies: [
        "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs", "Files", "Basics",
        "StateGraph", "GraphLanguage", "Animation",
        "Sheets", "Pixels", "Cells", "Terminal", "Lookup", "Support",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SignalsTests",
      dependencies: [
        "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs", "Files", "Basics",
        "StateGraph", "GraphLanguage", "Animation",
        "Sheets", "Pixels", "Cells", "Terminal", "Lookup", "Support",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "StageTests",
      dependencies: [
        "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs", "Files", "Basics",
        "StateGraph", "GraphLanguage", "Animation",
        "Sheets", "Pixels", "Cells", "Terminal", "Lookup", "Support",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PanelsTests",
      dependencies: [
        "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs", "Files", "Basics",
        "StateGraph", "GraphLanguage", "Animation",
        "Sheets", "Pixels", "Cells", "Terminal", "Lookup", "Support",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PlayerTests",
      dependencies: [
        "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs", "Files", "Basics",
        "StateGraph", "GraphLanguage", "Animation",
        "Sheets", "Pixels", "Cells", "Terminal", "Lookup", "Support",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CatalogueTests",
      dependencies: [
        "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs", "Files", "Basics",
        "StateGraph", "GraphLanguage", "Animation",
        "Sheets", "Pixels", "Cells", "Terminal", "Lookup", "Support",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs", "Files", "Basics",
        "StateGraph", "GraphLanguage", "Animation",
        "Sheets", "Pixels", "Cells", "Terminal", "Lookup", "Support",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "zoetropeTests",
      dependencies: [
        "zoetrope", "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs",
        "Files", "Basics", "Lookup", "Terminal", "Cells", "StateGraph", "GraphLanguage",
        "Sheets", "Pixels", "Support",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "draw-screensTests",
      dependencies: [
        "draw-screens", "Browser", "Catalogue", "Player", "Panels", "Stage", "Signals", "Inputs",
        "Files", "Basics", "Terminal", "Cells", "Animation",
      ],
      swiftSettings: settings),
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
        "FuzzSupport", "StateGraph", "GraphLanguage", "Animation", "Sheets", "Pixels",
      ],
      path: "Tests/Fuzz/Graphs", exclude: ["words.dict"], swiftSettings: library),
    .executableTarget(
      name: "fuzz-sheets",
      dependencies: ["FuzzSupport", "Animation", "Sheets", "Pixels", "CZlib"],
      path: "Tests/Fuzz/Sheets", exclude: ["words.dict"], swiftSettings: library),
  ]
}
