import Foundation
import RIBsTestSupport
import Testing

/// What a checkout looks like afterwards, down to the last byte.
@Suite("A checkout of uber/RIBs with the recording lines")
struct RecordedCheckoutTests {
  private let checkout: Checkout

  init() throws { checkout = try Checkout() }

  @Test func `has these lines and no others, and loses them again`() throws {
    let before = try checkout.files()
    let outcome = try checkout.record()
    let names = [
      "Router", "Interactor", "LaunchRouter", "ViewableRouter", "PresentableInteractor",
      "LeakDetector/LeakDetector", "Worker/Worker", "Workflow/Workflow",
    ].map { "RIBs/Classes/\($0).swift" }
    let report = (names + ["Package.swift"]).map { "changed \($0)\n" }.joined()
    #expect(outcome.output == report && outcome.errors == "" && outcome.status == 0)
    let text = try checkout.files().sorted { $0.key < $1.key }
      .map { "=== \($0.key) ===\n\($0.value)" }.joined()
    try expectGolden(
      text, "recorded-checkout.txt",
      besides: Repository.root.appendingPathComponent("Tests/UberPackage/App").path)
    let undo = try checkout.undo()
    #expect(undo.output == report && undo.errors == "" && undo.status == 0)
    #expect(try checkout.files() == before)
  }

  @Test(arguments: ["ios/RIBs/Classes", "Classes", "."])
  func `has the same lines wherever the sources are`(place: String) throws {
    let reference = try Checkout().recorded()
    let files = FileManager.default
    let (from, to) = (
      checkout.folder.appendingPathComponent("RIBs/Classes"),
      checkout.folder.appendingPathComponent(place)
    )
    try files.createDirectory(at: to, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: from.path) {
      try files.moveItem(
        at: from.appendingPathComponent(name), to: to.appendingPathComponent(name))
    }
    let before = try checkout.files()
    let prefix = place == "." ? "" : "\(place)/"
    let outcome = try checkout.record()
    #expect(outcome.output.hasPrefix("changed \(prefix)Router.swift\n"))
    let recorded = try checkout.files()
    for name in Checkout.classes {
      #expect(recorded[prefix + name] == reference["RIBs/Classes/\(name)"], "\(name)")
    }
    #expect(recorded["Package.swift"] == reference["Package.swift"])
    #expect(try checkout.undo().status == 0)
    #expect(try checkout.files() == before)
  }

  @Test func `of a release that launches with launchFromWindow has the same lines`() throws {
    let old = { (text: String) in
      text.replacing("func launch(from window:", with: "func launchFromWindow(_ window:")
    }
    let reference = try Checkout().recorded()
    try checkout.edit("RIBs/Classes/LaunchRouter.swift", old)
    let recorded = try checkout.recorded()
    #expect(recorded == reference.mapValues { old($0) })
  }

  @Test func `on the main actor is recorded, and restored to the byte`() throws {
    try checkout.editAll { text in
      text.hasPrefix("// swift-tools")
        ? text
        : text.replacing("open class ", with: "@MainActor\nopen class ")
          .replacing("  deinit {", with: "  isolated deinit {")
    }
    let before = try checkout.files()
    let router = try #require(try checkout.recorded()["RIBs/Classes/Router.swift"])
    #expect(router.contains("nonisolated(unsafe) private(set) final var routerRecord"))
    #expect(router.contains("@MainActor\nprotocol RecordingRouter"))
    #expect(try checkout.undo().status == 0)
    #expect(try checkout.files() == before)
  }

  @Test func `of a release that completes a workflow for each branch is recorded`() throws {
    let old = { (text: String) in
      text.replacing(
        "onCompleted: workflow.didCompleteIfNotYet", with: "onCompleted: workflow.didComplete")
    }
    let reference = try Checkout().recorded()
    try checkout.edit("RIBs/Classes/Workflow/Workflow.swift", old)
    #expect(try checkout.recorded() == reference.mapValues { old($0) })
  }

  @Test func `keeps the line ends of Windows`() throws {
    let windows = { (text: String) in text.replacing("\n", with: "\r\n") }
    let reference = try Checkout().recorded()
    try checkout.editAll(windows)
    let before = try checkout.files()
    #expect(try checkout.recorded() == reference.mapValues(windows))
    #expect(try checkout.undo().status == 0)
    #expect(try checkout.files() == before)
  }

  @Test func `keeps line ends that are mixed, line by line`() throws {
    let reference = try Checkout().recorded()
    // All lines but one end as on Windows.
    try checkout.editAll { text in
      text.replacing("\n", with: "\r\n") + "// The last line.\n"
    }
    let before = try checkout.files()
    let recorded = try checkout.recorded()
    for (name, text) in recorded {
      let plain = text.replacing("\r\n", with: "\n").replacing("// The last line.\n", with: "")
      #expect(plain == reference[name], "\(name)")
      let windows = { (text: String?) in (text ?? "").components(separatedBy: "\r\n").count }
      #expect(windows(text) == windows(before[name]), "\(name)")
    }
    #expect(try checkout.undo().status == 0)
    #expect(try checkout.files() == before)
  }

  @Test func `may have files whose last line does not end`() throws {
    let names = [
      "Package.swift", "RIBs/Classes/Interactor.swift", "RIBs/Classes/Worker/Worker.swift",
    ]
    let reference = try Checkout().recorded()
    for name in names { try checkout.edit(name) { String($0.dropLast()) } }
    let before = try checkout.files()
    let recorded = try checkout.recorded()
    for name in names.dropFirst() {
      #expect(recorded[name].map { "\($0)\n" } == reference[name], "\(name)")
    }
    // Instead of an empty line between them, the mark begins the next line.
    #expect(
      recorded["Package.swift"]
        == reference["Package.swift"]?.replacing("\n\n// Recording", with: "\n// Recording"))
    #expect(try checkout.undo().status == 0)
    #expect(try checkout.files() == before)
  }

  @Test func `has each place once, however its code is spaced and wrapped`() throws {
    let reference = try Checkout().recorded()
    try checkout.edit("RIBs/Classes/Router.swift") {
      $0.replacing(
        "func attachChild(_ child: Routing)", with: "func attachChild(_ child: any Routing)"
      )
      .replacing("didLoadFlag = true\n", with: "didLoadFlag\n      =  true \t\n")
    }
    let recorded = try checkout.recorded()
    let plain = recorded["RIBs/Classes/Router.swift"]?
      .replacing("didLoadFlag\n      =  true \t\n", with: "didLoadFlag = true\n")
      .replacing(
        "  func attachChild(_ child: any Routing)\n", with: "  func attachChild(_ child: Routing)\n"
      )
      .replacing(
        "func attachChild(_ child: any Routing) {", with: "func attachChild(_ child: Routing) {")
    #expect(plain == reference["RIBs/Classes/Router.swift"])
  }
}
