import Foundation
import RIBsTestSupport
import Testing

/// A checkout of the stand-in, and the same with the recording lines, as text.
///
/// The lines come from the address in ``package``, so that they are the same on every machine.
struct Checkout {
  static let package = "https://git.example/ribs-inspect"
  static let classes = [
    "Interactor.swift", "LaunchRouter.swift", "LeakDetector/LeakDetector.swift",
    "PresentableInteractor.swift", "Router.swift", "ViewableRouter.swift", "Worker/Worker.swift",
    "Workflow/Workflow.swift",
  ]

  private let scratch: Scratch
  private let stand: UberPackage
  var folder: URL { stand.checkout }

  init() throws {
    scratch = try Scratch()
    stand = try UberPackage(in: scratch.folder)
  }

  /// The files by name. The line ends are as they stand there.
  func files() throws -> [String: String] { try stand.sources() }

  func edit(_ name: String, _ change: (String) -> String) throws {
    let file = folder.appendingPathComponent(name)
    try Data(change(try String(contentsOf: file, encoding: .utf8)).utf8).write(to: file)
  }

  func editAll(_ change: (String) -> String) throws {
    for name in try files().keys { try edit(name, change) }
  }

  func record(from package: String = Checkout.package) throws -> Tool.Outcome {
    try stand.script(from: package)
  }

  func undo() throws -> Tool.Outcome { try stand.script("--undo", from: Checkout.package) }

  /// Records, and expects that it works.
  func recorded(sourceLocation: SourceLocation = #_sourceLocation) throws -> [String: String] {
    let outcome = try record()
    #expect(
      outcome.status == 0 && outcome.errors == "", "\(outcome.errors)",
      sourceLocation: sourceLocation)
    return try files()
  }

  /// Expects that recording, or its undoing, is refused with these problems, and that no file changes.
  func expectRefusal(
    _ problems: String, of run: (Checkout) throws -> Tool.Outcome = { try $0.record() },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try files()
    let outcome = try run(self)
    let expected = """
      record-uber-ribs: nothing was changed.
      \(problems)
      docs/uber-ribs.md of ribs-inspect has all lines.

      """
    #expect(outcome.errors == expected, sourceLocation: sourceLocation)
    #expect(outcome.status == 1 && outcome.output == "", sourceLocation: sourceLocation)
    #expect(try files() == before, sourceLocation: sourceLocation)
  }
}
