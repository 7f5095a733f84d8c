import Foundation
import RIBsTestSupport
import Testing

/// Whatever the script does not recognise, it names in full, and the checkout stays as it was.
@Suite("A checkout of uber/RIBs that is refused")
struct RefusedCheckoutTests {
  private let checkout: Checkout

  init() throws { checkout = try Checkout() }

  private static let router = "RIBs/Classes/Router.swift"
  private static let byHand = """
      By hand: Make the target RIBs depend on the product RIBsRecording, and the app on RIBsRecorder:
        .package(url: "https://git.example/ribs-inspect", branch: "main", traits: [])
        .product(name: "RIBsRecording", package: "ribs-inspect")
    """

  @Test func `all that is not there is named at once`() throws {
    try checkout.edit(Self.router) { text in
      String(text.dropLast())
        .replacing("import RxSwift", with: "// import RxSwift")
        .replacing("didLoadFlag = true\n", with: "didLoadFlag = true // once\n")
    }
    try checkout.edit("RIBs/Classes/LaunchRouter.swift") { text in
      text.range(of: "func launch(from window: UIWindow) {").map { String(text[..<$0.upperBound]) }
        ?? text
    }
    try checkout.edit("RIBs/Classes/PresentableInteractor.swift") {
      $0.replacing("    LeakDetector", with: "    // LeakDetector")
    }
    try checkout.edit("RIBs/Classes/Interactor.swift") {
      $0.replacing(
        "isActiveSubject.onNext(true)",
        with: "isActiveSubject.onNext(true)\n    isActiveSubject.onNext(true)")
    }
    try checkout.edit("Package.swift") { _ in "import PackageDescription\n" }
    try checkout.expectRefusal(
      """
      RIBs/Classes/Router.swift: `import …` is not there.
        By hand: import RIBsRecording
      RIBs/Classes/Router.swift: `didLoadFlag = true` is not there.
        By hand: Call routerRecord?.willLoad() once, before didLoad().
      RIBs/Classes/Router.swift: `the end of the file` is not there.
        By hand: Add the overloads of attachChild and detachChild that know the caller.
      RIBs/Classes/Interactor.swift: `isActiveSubject.onNext(true)` is there 2 times.
        By hand: Call routerRecord?.didActivate() before the change is sent.
      RIBs/Classes/LaunchRouter.swift: `public final func launch(from window: UIWindow) {` or `public final func \
      launchFromWindow(_ window: UIWindow) {` is not there.
        By hand: Call routerRecord?.launched() first.
      RIBs/Classes/PresentableInteractor.swift: `LeakDetector.instance.expectDeallocate(object: presenter as \
      AnyObject …` is not there.
        By hand: Tell the leak detector whose presenter it is.
      Package.swift: `// swift-tools-version:…` is not its first line.
      Package.swift: `let package = Package(` is not there.
      Package.swift: `.target(name: "RIBs"` is not there.
      \(Self.byHand)
      """)
  }

  @Test(arguments: ["@DatabaseActor", "  nonisolated", "\tisolated"])
  func `routers that are isolated otherwise than to the main actor are refused`(isolation: String)
    throws
  {
    try checkout.edit(Self.router) {
      $0.replacing("open class Router<", with: "\(isolation)\nopen class Router<")
    }
    let word = isolation.trimmingCharacters(in: .whitespaces)
    try checkout.expectRefusal(
      """
      \(Self.router): `\(word)` is not there in any version that was tried.
        By hand: add the lines, and isolate them as the code around them is.
      """)
  }

  @Test func `a folder without the sources is refused`() throws {
    let app = checkout.folder.deletingLastPathComponent().appendingPathComponent("App").path
    try checkout.expectRefusal(
      """
      \(app): RIBs/Classes/Router.swift is not there.
        By hand: give the folder that contains RIBs/Classes.
      """, of: { _ in try UberPackage.script.run([app]) })
  }

  @Test func `a checkout without one of the files is refused`() throws {
    try FileManager.default.removeItem(
      at: checkout.folder.appendingPathComponent("RIBs/Classes/Worker/Worker.swift"))
    let path = checkout.folder.path + "/RIBs/Classes/Worker/Worker.swift"
    try checkout.expectRefusal(
      """
      \(path): the file is not there.
        By hand: add the lines where this version has that code.
      """)
  }

  @Test func `a file that is not UTF-8 is named with its first wrong byte`() throws {
    let file = checkout.folder.appendingPathComponent("RIBs/Classes/Interactor.swift")
    try (Data("// G".utf8) + Data([0xFC]) + Data("nter\n".utf8)).write(to: file)
    let outcome = try checkout.record()
    #expect(
      outcome.errors == """
        record-uber-ribs: nothing was changed.
        \(file.path): byte 5 is not UTF-8.
          By hand: save the file as UTF-8.
        docs/uber-ribs.md of ribs-inspect has all lines.

        """)
    #expect(outcome.status == 1 && outcome.output == "")
  }

  @Test(.enabled(if: Unprivileged.isPossible))
  func `a file that cannot be written is refused before any other is changed`() throws {
    let files = try checkout.files().keys
    for name in files {
      let isFixed = name == "RIBs/Classes/Worker/Worker.swift"
      #expect(chmod(checkout.folder.path + "/" + name, isFixed ? 0o444 : 0o666) == 0)
    }
    try checkout.expectRefusal(
      "RIBs/Classes/Worker/Worker.swift: it cannot be written.",
      of: {
        try Unprivileged.run(
          UberPackage.script, [$0.folder.path, "--package", Checkout.package])
      })
  }

  @Test func `a disk that is full is told with what to do`() throws {
    // The first file that is written is longer than this limit of 1 KB.
    let outcome = try Tool(at: "/bin/bash").run([
      "-c", #"ulimit -f 1; exec "$0" "$@""#, UberPackage.script.path, checkout.folder.path,
    ])
    #expect(outcome.status == 1 && outcome.output == "")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("record-uber-ribs: [Errno "))
    #expect(
      lines.last == "Only a part was changed. Restore the checkout, and run this again.")
  }

  // MARK: Recorded in part

  @Test func `a checkout of which a part is recorded is refused`() throws {
    for (name, line, others) in [
      ("RIBs/Classes/Interactor.swift", "import RIBsRecording", 7),
      ("RIBs/Classes/Worker/Worker.swift", "// routerRecord", 6),
      ("Package.swift", "// Recording, added by record-uber-ribs. The tools version was 5.5.", 6),
    ] {
      try checkout.edit(name) { "\($0)\(line)\n" }
      let marked = try checkout.files().filter { $0.value.contains(/routerRecord|Recording/) }.keys
      let order = [
        "RIBs/Classes/Interactor.swift", "RIBs/Classes/Worker/Worker.swift", "Package.swift",
      ].filter(marked.contains)
      try checkout.expectRefusal(
        """
        \(order.joined(separator: ", ")): recorded already, and \(others) other files are not.
          By hand: restore all files, and run this again.
        """)
    }
  }

  @Test func `a checkout of which one file was restored is refused`() throws {
    let before = try checkout.files()
    _ = try checkout.recorded()
    let name = "RIBs/Classes/ViewableRouter.swift"
    try checkout.edit(name) { _ in before[name] ?? "" }
    let recorded = [
      "Router", "Interactor", "LaunchRouter", "PresentableInteractor", "LeakDetector/LeakDetector",
      "Worker/Worker", "Workflow/Workflow",
    ].map { "RIBs/Classes/\($0).swift, " }.joined()
    try checkout.expectRefusal(
      """
      \(recorded)Package.swift: recorded already, and 1 other files are not.
        By hand: restore all files, and run this again.
      """)
  }

  @Test(arguments: [
    (
      "RIBs/Classes/Router.swift", "routerRecord?.willLoad()\n", "\n",
      "RIBs/Classes/Router.swift: the lines were edited after they were added."
    ),
    (
      "RIBs/Classes/Router.swift", "    @_disfavoredOverload\n", "",
      "RIBs/Classes/Router.swift: the lines were edited after they were added."
    ),
    (
      "RIBs/Classes/LeakDetector/LeakDetector.swift", "if !didDeallocate {", "if didDeallocate {",
      "RIBs/Classes/LeakDetector/LeakDetector.swift: the lines were edited after they were added."
    ),
    (
      "RIBs/Classes/PresentableInteractor.swift", ", as: .presenter, of: routerRecord", "",
      "RIBs/Classes/PresentableInteractor.swift: the lines were edited after they were added."
    ),
    (
      "Package.swift", "package.swiftLanguageModes = [.v5]\n", "",
      "Package.swift: the lines were edited after they were added."
    ),
    (
      "Package.swift", "package.swiftLanguageModes = [.v5]\n",
      "package.swiftLanguageModes = [.v5]\npackage.name = \"Ours\"\n",
      "Package.swift: the lines were edited after they were added."
    ),
    (
      "Package.swift", "version was 5.5.\n", "version was old.\n",
      "Package.swift: the lines were edited after they were added."
    ),
    (
      "Package.swift", "// swift-tools-version:6.1", "// tools 6.1",
      "Package.swift: the lines were edited after they were added."
    ),
  ])
  func `lines that were edited are not removed`(
    name: String, line: String, edited: String, problem: String
  ) throws {
    _ = try checkout.recorded()
    try checkout.edit(name) { text in
      guard let range = text.range(of: line) else { return text }
      return text.replacingCharacters(in: range, with: edited)
    }
    try checkout.expectRefusal("\(problem)\n  By hand: remove them.", of: { try $0.undo() })
  }
}
