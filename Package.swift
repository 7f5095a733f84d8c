// swift-tools-version: 6.2

import PackageDescription

// What only the command and the analysis need. An app takes this package with `traits: []` and resolves
// OpenCombine alone.
let command = "Command"

let forTheCommand: TargetDependencyCondition? = .when(traits: [command])
let argumentParser: Target.Dependency =
  .product(name: "ArgumentParser", package: "swift-argument-parser", condition: forTheCommand)
let nio = ["NIOCore", "NIOPosix", "NIOHTTP1"].map {
  Target.Dependency.product(name: $0, package: "swift-nio", condition: forTheCommand)
}
let operators: Target.Dependency =
  .product(name: "SwiftOperators", package: "swift-syntax", condition: forTheCommand)
let parser: Target.Dependency =
  .product(name: "SwiftParser", package: "swift-syntax", condition: forTheCommand)
let syntax: Target.Dependency =
  .product(name: "SwiftSyntax", package: "swift-syntax", condition: forTheCommand)
let yams: Target.Dependency = .product(name: "Yams", package: "Yams", condition: forTheCommand)

// Xcode reads the privacy manifests of what an app links. Elsewhere they would only add a resource bundle.
let privacyManifest = "PrivacyInfo.xcprivacy"
#if os(macOS)
  let appResources: [Resource] = [.copy(privacyManifest)]
  let appExclude: [String] = []
#else
  let appResources: [Resource] = []
  let appExclude = [privacyManifest]
#endif

let package = Package(
  name: "ribs-inspect",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    // What an app imports: no C, no argument parser. `ModernRIBs` is the runtime under the name that the
    // app's source has already.
    .library(name: "ModernRIBs", targets: ["ModernRIBs"]),
    .library(name: "InstrumentedRIBs", targets: ["InstrumentedRIBs"]),
    .library(name: "RIBsRecorder", targets: ["RIBsRecorder"]),
    // What another runtime calls to be recorded.
    .library(name: "RIBsRecording", targets: ["RIBsRecording"]),
    // What a tool that reads or writes traces imports.
    .library(name: "RIBsTrace", targets: ["RIBsTrace"]),
    .library(name: "RIBsAnalysis", targets: ["RIBsAnalysis"]),
    // What an app's test target imports, and what draws its pictures with Graphviz.
    .library(name: "RIBsTesting", targets: ["RIBsTesting"]),
    .library(name: "RIBsTestingPictures", targets: ["RIBsTestingPictures"]),
    .executable(name: "ribs-inspect", targets: ["ribs-inspect"]),
    .executable(name: "ribs-samples", targets: ["ribs-samples"]),
    .plugin(name: "RIBsInspect", targets: ["RIBsInspect"]),
  ],
  traits: [
    .trait(name: command, description: "The programs, and the analysis as a library."),
    .default(enabledTraits: [command]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.90.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    // Any runtime says what happens to its routers …
    .target(name: "RIBsRecording"),
    // … an app runs on ours …
    .target(
      name: "RIBsCombine",
      dependencies: [
        .product(
          name: "OpenCombine", package: "OpenCombine",
          condition: .when(platforms: [.linux, .windows, .android]))
      ]),
    .target(
      name: "InstrumentedRIBs", dependencies: ["RIBsCombine", "RIBsRecording"], exclude: appExclude,
      resources: appResources),
    .target(name: "ModernRIBs", dependencies: ["InstrumentedRIBs"]),
    // … the recorder writes a trace …
    .target(name: "RIBsTrace", resources: [.embedInCode("Schema/trace.schema.json")]),
    .target(
      name: "RIBsRecorder", dependencies: ["RIBsRecording", "RIBsTrace"], exclude: appExclude,
      resources: appResources),
    // … the analysis replays it …
    .target(name: "RIBsAnalysis", dependencies: ["RIBsTrace"]),
    // … or the app's source shows the tree without a trace …
    .target(name: "RIBsSource", dependencies: ["RIBsAnalysis", operators, parser, syntax]),
    // … and may be changed by syntax: a new RIB, wired into its parent …
    .target(name: "RIBsEditing", dependencies: ["RIBsAnalysis", "RIBsSource", parser, syntax]),
    // … a report or a diagram comes out.
    .target(
      name: "RIBsReport", dependencies: ["RIBsAnalysis", "RIBsTrace"],
      resources: [
        .embedInCode("JSON/report.schema.json"), .embedInCode("Flows/flows.schema.json"),
        .embedInCode("Log/log.schema.json"), .embedInCode("Comparison/comparison.schema.json"),
        .embedInCode("Doctor/doctor.schema.json"), .embedInCode("JSON/line.schema.json"),
        .embedInCode("Statistics/statistics.schema.json"),
      ]),
    .target(
      name: "RIBsDiagram", dependencies: ["RIBsAnalysis"],
      resources: [.embedInCode("Model/picture.schema.json")]),
    // Loads Graphviz when it draws, so nothing here needs Graphviz to build or to start.
    .target(name: "CGraphviz"),
    .target(name: "GraphvizRendering", dependencies: ["CGraphviz", "RIBsDiagram"]),
    // Only the command reads and writes compressed files: whoever takes a library builds without zlib. Target names must
    // differ from those of all packages that an app takes, and `CZlib` is a frequent one.
    .systemLibrary(name: "CRIBsZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "GzipCoding", dependencies: ["CRIBsZlib"]),

    // The same in an app's tests.
    .target(
      name: "RIBsTesting",
      dependencies: [
        "InstrumentedRIBs", "RIBsRecording", "RIBsRecorder", "RIBsTrace", "RIBsAnalysis",
        "RIBsReport",
      ]),
    .target(
      name: "RIBsTestingPictures",
      dependencies: ["RIBsTesting", "RIBsAnalysis", "RIBsDiagram", "GraphvizRendering"]),

    // The page that shows all this while the app runs, and its server.
    .target(name: "CRIBsPage"),
    .target(
      name: "RIBsLive",
      dependencies: [
        "RIBsAnalysis", "RIBsTrace", "RIBsReport", "RIBsDiagram", "GzipCoding", "CRIBsPage",
      ] + nio,
      // CRIBsPage embeds the page. The other two check its scripts.
      exclude: ["Page", "library.d.ts", "tsconfig.json"]),

    .target(name: "SampleApps", dependencies: ["InstrumentedRIBs", "RIBsCombine", "RIBsRecorder"]),
    // Traces of any length, for measuring.
    .target(name: "TraceGenerator", dependencies: ["RIBsTrace"]),
    .executableTarget(
      name: "ribs-samples", dependencies: ["SampleApps", "TraceGenerator", argumentParser]),
    .executableTarget(
      name: "ribs-inspect",
      dependencies: [
        "RIBsTrace", "RIBsAnalysis", "RIBsSource", "RIBsEditing", "RIBsReport", "RIBsDiagram",
        "RIBsLive", "GraphvizRendering", "GzipCoding", argumentParser, yams,
      ]),
    // `swift package ribs-inspect` in an app. The plugin builds the command when it runs: with a dependency on it,
    // each build of this package would build the command twice, once as a plugin's tool.
    .plugin(
      name: "RIBsInspect",
      capability: .command(
        intent: .custom(
          verb: "ribs-inspect",
          description: "Reads the package's source: its tree of RIBs, and what can go wrong in it.")
      )),

    // What the tests of several targets share.
    .target(
      name: "RIBsTestSupport", dependencies: ["RIBsAnalysis", "RIBsTrace"],
      path: "Tests/Support/RIBsTestSupport"),
    // The small apps that show what the rules about source say.
    .target(
      name: "SourceExamples", dependencies: ["RIBsSource", "RIBsAnalysis", "RIBsTestSupport"],
      path: "Tests/Support/SourceExamples"),
    // What tests and the fuzzer, a package of its own, ask of any bytes.
    .target(
      name: "TraceProperties",
      dependencies: ["RIBsReport", "RIBsAnalysis", "RIBsTrace"],
      path: "Tests/Support/TraceProperties"),
    // The tests of all targets run in one process, which has one observer of RIBs.
    .target(name: "ExclusiveObservation", path: "Tests/Support/ExclusiveObservation"),
    // A small app for tests to kill and to starve.
    .executableTarget(
      name: "recorder-probe", dependencies: ["InstrumentedRIBs", "RIBsRecorder"],
      path: "Tests/Support/RecorderProbe"),
    .testTarget(
      name: "InstrumentedRIBsTests",
      dependencies: ["InstrumentedRIBs", "RIBsRecording", "RIBsCombine", "ExclusiveObservation"]),
    .testTarget(
      name: "RIBsTraceTests", dependencies: ["RIBsTrace", "TraceProperties", "RIBsTestSupport"],
      exclude: ["Writing/Golden"]),
    .testTarget(
      name: "RIBsRecorderTests",
      dependencies: [
        "RIBsRecorder", "RIBsRecording", "InstrumentedRIBs", "RIBsCombine", "RIBsTrace",
        "RIBsAnalysis", "ExclusiveObservation", "RIBsTestSupport", "recorder-probe",
      ]),
    .testTarget(
      name: "RIBsAnalysisTests",
      dependencies: [
        "RIBsAnalysis", "RIBsTrace", "TraceProperties", "RIBsTestSupport",
      ],
      exclude: [
        "Fuzzed", "Findings/Golden", "Sessions/Golden", "Outline/Golden", "Reports/Golden",
        "Golden",
      ]),
    .testTarget(
      name: "RIBsSourceTests",
      dependencies: [
        "RIBsSource", "RIBsAnalysis", "RIBsTestSupport", "SourceExamples", parser, syntax,
      ],
      exclude: ["Examples"]),
    .testTarget(
      name: "RIBsEditingTests",
      dependencies: [
        "RIBsEditing", "RIBsSource", "RIBsAnalysis", "RIBsTestSupport", "ribs-inspect",
        "ModernRIBs", "RIBsRecorder", "RIBsTesting", "SourceExamples",
      ],
      exclude: ["Apps", "Mending/Golden", "StandIns"]),
    .testTarget(
      name: "RIBsReportTests", dependencies: ["RIBsReport", "RIBsAnalysis", "RIBsTestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "RIBsDiagramTests", dependencies: ["RIBsDiagram", "RIBsAnalysis", "RIBsTestSupport"]),
    .testTarget(
      name: "GraphvizRenderingTests",
      dependencies: ["GraphvizRendering", "RIBsDiagram", "RIBsAnalysis", "RIBsTestSupport"],
      exclude: ["Golden", "Headers"]),
    .testTarget(
      name: "RIBsLiveTests",
      dependencies: ["RIBsLive", "GzipCoding", "RIBsTestSupport", "TraceProperties"] + nio,
      exclude: ["Content/Golden", "Report/Golden"]),
    // What a reader sees: looks at the pictures and the live page in a real browser.
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "GraphvizRendering", "RIBsDiagram", "RIBsAnalysis", "RIBsTrace", "RIBsTestSupport",
        "ribs-inspect", "ribs-samples",
      ],
      exclude: ["Page", "Live/Golden"]),
    .testTarget(
      name: "SampleAppsTests",
      dependencies: [
        "SampleApps", "RIBsAnalysis", "RIBsTesting", "RIBsTrace", "ExclusiveObservation",
      ]),
    // Among them a nested package, Tests/FailingPackage, whose tests must fail.
    .testTarget(
      name: "RIBsTestingTests",
      dependencies: [
        "RIBsTesting", "RIBsTestingPictures", "InstrumentedRIBs", "RIBsRecording", "RIBsRecorder",
        "RIBsAnalysis", "ExclusiveObservation", "RIBsTestSupport", "RIBsCombine", "ribs-inspect",
      ]),
    .testTarget(name: "GzipCodingTests", dependencies: ["GzipCoding", "RIBsTestSupport"]),
    .testTarget(
      name: "TraceGeneratorTests",
      dependencies: [
        "TraceGenerator", "RIBsTrace", "RIBsAnalysis", "ribs-samples", "RIBsTestSupport",
      ]),
    .testTarget(
      name: "RIBsInspectTests",
      dependencies: [
        "ribs-inspect", "ribs-samples", "TraceGenerator", "RIBsTestSupport", yams,
      ],
      exclude: [
        "Doctor/Golden", "Doctor/Setups", "Init/Apps", "Init/Golden", "MCP/Golden", "Stats/Golden",
      ]),
    // Runs, compiles or reads each block of code in README.md and docs/.
    .testTarget(
      name: "PagesTests",
      dependencies: [
        "ribs-inspect", "ribs-samples", "ModernRIBs", "InstrumentedRIBs", "RIBsCombine",
        "RIBsRecorder", "RIBsReport", "RIBsTesting", "ExclusiveObservation", "RIBsTestSupport",
        yams,
      ],
      exclude: ["Preludes"]),
    // Packs a release as `make dist` does, and uses it.
    .testTarget(
      name: "PackagingTests", dependencies: ["ribs-inspect", "RIBsTestSupport", yams]),
    // Builds Tests/AppPackage, a package of its own, and runs what comes of it.
    .testTarget(name: "AppPackageTests", dependencies: ["ribs-inspect", "RIBsTestSupport"]),
    // Copies Tests/UberPackage and Tests/NapkinPackage, adds the recording lines to the copies, builds them and runs what
    // comes of them.
    .testTarget(name: "RecordedRuntimeTests", dependencies: ["ribs-inspect", "RIBsTestSupport"]),
  ],
  // For #embed.
  cLanguageStandard: .c2x
)

let settings: [SwiftSetting] = [
  // `any` marks where a call goes through an existential; a runtime's reader wants to see it.
  .enableUpcomingFeature("ExistentialAny"),
  // A file says itself what it uses, so that moving it shows what it needs.
  .enableUpcomingFeature("MemberImportVisibility"),
]

// In CI a warning fails the build; at a desk it may wait until the thought is finished.
let strictness: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + settings + strictness
}
