import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  /// Walks through the page with mouse, keyboard and fingers, and uses each control at least twice. A reviewed golden file
  /// has what each step changes, and where it leaves the focus.
  @Suite(
    "Walks through the live page",
    .enabled(
      if: SampleReport.hasFonts,
      "the golden files hold widths of the fonts that scripts/setup installs"))
  struct LiveWalkTests {
    @Test(arguments: Walk.all)
    func `each step does what its file says`(walk: Walk) async throws {
      let browser = try InBrowser.browser
      let scratch = try Scratch()
      let address = try SampleReport.write(
        try walk.trace.path(in: scratch), source: walk.source, in: scratch)
      let page = try await LivePage.openAnew(browser, at: "\(address)#\(walk.address)")
      if let (width, height) = walk.window { try await page.resize(width: width, height: height) }
      try await page.wait(until: "window.ribsInspect.app.history.isSettled")
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Page/walk.js")
      try await page.run(try String(contentsOf: script, encoding: .utf8))
      var facts = try await page.run("window.factsAtRest()", for: [String].self)
      var lines = facts
      for step in walk.steps {
        do {
          try await page.take(step)
        } catch {
          Issue.record("\(step): \(error)")
          return
        }
        let now = try await page.run("window.factsAtRest()", for: [String].self)
        lines.append("\n▸ \(step)")
        lines += changes(from: facts, to: now)
        facts = now
      }
      if walk.window != nil { try await browser.tell("Emulation.clearDeviceMetricsOverride") }
      let text = lines.joined(separator: "\n").replacing(Repository.root.path, with: "REPOSITORY")
      try expectGolden(text + "\n", "walk - \(walk.name).txt")
    }

    /// The facts that are new or different, and the names of those that are gone.
    private func changes(from before: [String], to now: [String]) -> [String] {
      func name(_ fact: String) -> Substring { fact.prefix { $0 != ":" } }
      let names = Set(now.map(name))
      let gone = before.map(name).filter { !names.contains($0) }.map { "\($0): no more" }
      let changed = now.filter { !before.contains($0) } + gone
      return changed.isEmpty ? ["nothing changes"] : changed
    }
  }
}

/// Steps through a page of a trace.
struct Walk: CustomTestStringConvertible, Sendable {
  enum Trace: Sendable {
    case fixture(String)
    case script(String)
    /// Several sessions in one file.
    case fixtures([String])

    func path(in scratch: Scratch) throws -> String {
      switch self {
      case .fixture(let name): Repository.fixture(name).path
      case .fixtures(let names):
        try scratch.write(
          names.flatMap { [UInt8](try Data(contentsOf: Repository.fixture($0))) }, to: "trace.jsonl"
        )
      case .script(let text):
        try scratch.write(Array(try RIBsTestSupport.script(text)), to: "trace.jsonl")
      }
    }
  }

  let name: String
  let trace: Trace
  /// The folder of a sample app, if its source is read.
  var source: String?
  var address = ""
  /// The size of the window, if it is not the usual one.
  var window: (Int, Int)?
  /// A verb, and what it is about. Points are written as `walk.js` reads them, and an arrow leads to the next point.
  let steps: [String]

  var testDescription: String { name }

  init(
    _ name: String, _ trace: Trace, source: String? = nil, at address: String = "",
    window: (Int, Int)? = nil, _ steps: String
  ) {
    (self.name, self.trace, self.source, self.address) = (name, trace, source, address)
    self.window = window
    self.steps = steps.split(separator: "\n").map(String.init)
  }
}

extension LivePage {
  /// Takes a step of a walk.
  fileprivate func take(_ step: String) async throws {
    let parts = step.split(separator: " ", maxSplits: 1).map(String.init)
    let verbs = parts[0].split(separator: "+").map(String.init)
    let modifiers = verbs.dropFirst().reduce(0) { $0 + (Self.modifiers[$1] ?? 0) }
    let rest = parts.count > 1 ? parts[1] : ""
    switch verbs[0] {
    case "press":
      let keys = rest.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
      let held = rest == "+" ? [] : keys.dropLast()
      try await press(
        rest == "+" ? "+" : rest == "space" ? " " : keys.last ?? "",
        modifiers: held.reduce(0) { $0 + (Self.modifiers[$1] ?? 0) })
    case "type": try await browser.tell("Input.insertText", ["text": rest])
    case "run": try await run("const { app } = window.ribsInspect; \(rest)")
    case "click": try await click(try await points(rest)[0])
    case "doubleclick": try await click(try await points(rest)[0], times: 2)
    case "hover": try await hover(try await points(rest)[0])
    case "drag": try await drag(try await points(rest))
    case "touch": try await touch(try await points(rest).map { [$0] })
    case "pinch":
      // The points are the first and the last of one finger, then of the other.
      let points = try await points(rest)
      func share(_ from: Int, _ part: Double) -> (x: Double, y: Double) {
        let (one, other) = (points[from], points[from + 1])
        return (one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part)
      }
      try await touch([0, 0.5, 1].map { [share(0, $0), share(2, $0)] })
    case "wheel":
      let words = rest.split(separator: " ")
      let point = words.dropLast(2).joined(separator: " ")
      try await wheel(
        try await points(point)[0], across: Double(words[words.count - 2]) ?? 0,
        down: Double(words[words.count - 1]) ?? 0, modifiers: modifiers)
    default: throw Browser.Failure(description: "A walk has no step '\(step)'.")
    }
  }

  private static let modifiers = ["Alt": 1, "Control": 2, "Meta": 4, "Shift": 8]

  private func points(_ text: String) async throws -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    for expression in text.components(separatedBy: " → ") {
      let script = "window.pointFor(`\(expression)`)"
      let point = try await run(script, for: [Double].self)
      points.append((point[0], point[1]))
    }
    return points
  }
}
