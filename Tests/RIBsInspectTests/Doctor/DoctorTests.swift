import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect doctor", .showsOutput)
struct DoctorTests {
  @Test(arguments: [
    ("healthy", 0), ("static-xcode", 0),
    // How the app is recorded
    ("no-recorder", 1), ("no-recorder-pod", 1), ("no-recorder-napkin", 1), ("never-started", 0),
    ("silent-runtime", 1),
    ("pinned-original", 1), ("release", 1), ("copies-package", 1), ("copies-xcode", 1),
    // What the traces can show
    ("empty-trace", 1), ("no-ribs", 1), ("lost-events", 1), ("no-lifetimes", 0), ("no-holds", 0),
    ("sampled", 0), ("no-call-sites", 0), ("helpers", 0), ("helper-of-one", 0),
    ("other-source", 1), ("moved-source", 0), ("strangers", 0),
    // What the team decided
    ("config-key", 1), ("config-no-yaml", 1), ("suppression", 1), ("baseline-version", 1),
  ])
  func `says what is missing or wrong, with the remedy`(setup: String, status: Int32) throws {
    let outcome = try DoctorSetup(name: setup).doctor()
    #expect(outcome.status == status)
    #expect(outcome.errors.isEmpty)
    // An address does not break.
    #expect(
      outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.contains("https://") }
    )
    try expectGolden(outcome.output, "\(setup).txt")
  }

  @Test func `a baseline is what the option names`() throws {
    let outcome = try DoctorSetup(name: "baseline-format").doctor(["--baseline", "accepted.json"])
    #expect(outcome.status == 1)
    try expectGolden(outcome.output, "baseline-format.txt")
  }

  @Test func `Graphviz without its renderers cannot draw`() throws {
    let healthy = try DoctorSetup(name: "healthy")
    let empty = try Scratch()
    let outcome = try healthy.doctor(environment: ["GVBINDIR": empty.folder.path])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("wrong  graphviz\n  Graphviz cannot draw SVG, PNG, PDF.\n"))
    #expect(outcome.output.contains("where  GVBINDIR=\(empty.folder.path)"))
    #expect(outcome.output.contains("fix    Unset GVBINDIR: "))
    #expect(!outcome.output.contains("✓ Graphviz"))
  }

  @Test func `a compiler that is too old is wrong, and none at all is worth a remark`() throws {
    let healthy = try DoctorSetup(name: "healthy")
    let old = try healthy.doctor(compiler: .old)
    #expect(old.status == 1)
    #expect(old.output.contains("wrong  compiler\n  Swift 5.10 on the PATH is too old.\n"))
    let none = try healthy.doctor(compiler: .none)
    #expect(none.status == 0)
    #expect(none.output.contains("remark  compiler\n  No Swift compiler is on the PATH.\n"))
  }

  // MARK: Nothing is wrong

  @Test func `nothing is wrong with the recorded traces`() throws {
    for trace in Repository.fixtures.map(\.path) {
      let outcome = try DoctorSetup.doctor([trace], in: "/")
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("\n✓ nothing is wrong\n\nFine\n"), "\(trace)")
    }
  }

  @Test(arguments: ["Tests/AppPackage", "Tests/UberPackage"])
  func `nothing is wrong with the apps of the tests`(folder: String) throws {
    let outcome = try DoctorSetup.doctor([folder], in: Repository.root.path)
    #expect(outcome.status == 0)
    // They record release builds on purpose.
    #expect(outcome.output.contains("\n✓ nothing is wrong, 1 remark\n\nremark  release\n"))
    #expect(outcome.output.contains("✓ A recorder is started at"))
  }

  @Test func `a probe samples an app on a runtime that calls no recorder`() throws {
    let app = try Scratch()
    let manifest = #".package(url: "https://github.com/uber/RIBs-iOS", from: "1.0.0")"#
    _ = try app.write(manifest.utf8, to: "Package.swift")
    let start = "import RIBs\nimport RIBsRecorder\nlet probe = "
    func outcome(_ call: String) throws -> Tool.Outcome {
      _ = try app.write((start + call).utf8, to: "main.swift")
      return try DoctorSetup.doctor(in: app.folder.path)
    }
    #expect(try outcome("try TreeProbe(root: root, to: url)").status == 0)
    #expect(try outcome("try RIBsRecorder.start(to: url)").output.contains("wrong  runtime"))
  }

  @Test func `a trace with RIBs shows that a recorder runs, whatever the source says`() throws {
    let (app, healthy) = (try DoctorSetup(name: "no-recorder"), try DoctorSetup(name: "healthy"))
    let trace = healthy.path + "/traces/shop.jsonl"
    let outcome = try DoctorSetup.doctor([app.path, trace], in: "/")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("✓ A recorder runs: the traces have RIBs"))
  }

  @Test func `RIBS_TRACE in a build script starts a recorder that is linked`() throws {
    let app = try Scratch()
    _ = try app.write("import ModernRIBs\nimport RIBsRecorder".utf8, to: "App.swift")
    func outcome(_ script: String) throws -> String {
      _ = try app.write("record:\n\t\(script)\n".utf8, to: "Makefile")
      return try DoctorSetup.doctor(in: app.folder.path).output
    }
    #expect(
      try outcome("RIBS_TRACE=t.jsonl .build/debug/Shop")
        .contains("✓ RIBS_TRACE starts the recorder at Makefile:2"))
    #expect(try outcome("# RIBS_TRACE=t.jsonl .build/debug/Shop").contains("No code starts the"))
    let release = try outcome("RIBS_TRACE=t.jsonl swift run -c release Shop")
    #expect(release.contains("wrong  release") && release.contains("where  Makefile:2"))
  }

  @Test func `a release build that reads the environment does not ignore RIBS_TRACE`() throws {
    let app = try Scratch()
    _ = try app.write("a:\n\tRIBS_TRACE=t.jsonl build/release/Shop\n".utf8, to: "Makefile")
    func outcome(_ call: String) throws -> Tool.Outcome {
      let text = "import RIBs\nimport RIBsRecorder\nRIBsRecorder.\(call)"
      _ = try app.write(text.utf8, to: "main.swift")
      return try DoctorSetup.doctor(in: app.folder.path)
    }
    #expect(try outcome("startFromEnvironment()").status == 0)
    #expect(try outcome("start(to: url)").output.contains("wrong  release"))
  }

  @Test func `a scheme of a package counts as one of a project does`() throws {
    let app = try Scratch()
    _ = try app.write("import RIBs\nimport RIBsRecorder".utf8, to: "App.swift")
    let scheme = """
      <LaunchAction buildConfiguration = "Debug">
        <EnvironmentVariable key = "RIBS_TRACE" value = "t" isEnabled = "YES"/>
      </LaunchAction>
      """
    let path = ".swiftpm/xcode/xcshareddata/xcschemes/Shop.xcscheme"
    _ = try app.write(scheme.utf8, to: path)
    let outcome = try DoctorSetup.doctor(in: app.folder.path)
    #expect(outcome.output.contains("✓ RIBS_TRACE starts the recorder at\n  \(path):2"))
  }

  @Test func `an app that links our ModernRIBs is on it, whatever an example beside it takes`()
    throws
  {
    let app = try Scratch()
    _ = try app.write(
      #".target(name: "Shop", dependencies: [.product(name: "ModernRIBs", package: "ribs-inspect")])"#
        .utf8, to: "Package.swift")
    _ = try app.write(
      #".package(url: "https://github.com/DevYeom/ModernRIBs", from: "1.0.2")"#.utf8,
      to: "Example/Package.swift")
    let start =
      "import ModernRIBs\nimport RIBsRecorder\nlet a: () = try RIBsRecorder.start(to: url)"
    _ = try app.write(start.utf8, to: "App.swift")
    let outcome = try DoctorSetup.doctor(in: app.folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("✓ The app is on the instrumented runtime"))
  }

  @Test func `a recorder that tests start counts, and is in no release`() throws {
    let app = try Scratch()
    let test = "import RIBs\nimport RIBsRecorder\nlet a: () = try RIBsRecorder.start(to: url)"
    _ = try app.write(test.utf8, to: "Tests/ShopTests/ShopTests.swift")
    let outcome = try DoctorSetup.doctor(in: app.folder.path)
    #expect(outcome.output.contains("✓ A recorder is started at Tests/ShopTests/ShopTests.swift:3"))
    #expect(outcome.output.contains("✓ Release builds are not recorded"))
  }

  @Test func `tests that RIBsTesting records need no recorder`() throws {
    let app = try Scratch()
    _ = try app.write("import RIBs\nimport RIBsTesting".utf8, to: "Tests/ShopTests/ShopTests.swift")
    let outcome = try DoctorSetup.doctor(in: app.folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("✓ RIBsTesting records the app's tests;"))
  }
}
