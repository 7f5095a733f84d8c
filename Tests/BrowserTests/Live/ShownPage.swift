import Foundation

/// The live page in a browser, whatever protocol that speaks.
protocol ShownPage: Sendable {
  /// Runs a script in the page.
  ///
  /// - Returns: The value of the expression, or what its promise comes to.
  func run<Value: Decodable & Sendable>(_ script: String, for value: Value.Type) async throws
    -> Value
}

/// A box, as the page shows it.
struct ShownCell: Decodable, Hashable {
  var place: Int
  var label: String
  var role: String
  var alert: String?
  var badges: [String]
  /// The place of the box that its line comes from.
  var parent: Int?
  var link: String?
}

/// Where an element stands, in pixels of the window.
struct ShownFrame {
  var minX: Double
  var minY: Double
  var width: Double
  var height: Double

  var maxX: Double { minX + width }
  var maxY: Double { minY + height }
  var midX: Double { minX + width / 2 }
  var midY: Double { minY + height / 2 }
}

extension ShownPage {
  /// Runs statements in the page, and waits for what they wait for.
  func run(_ statements: String) async throws {
    _ = try await run("(async () => { \(statements); return true })()", for: Bool.self)
  }

  /// The boxes of the moment, in view or not.
  func cells() async throws -> [ShownCell] {
    try await run("window.ribsInspect.cells()", for: [ShownCell].self)
  }

  /// The moment that the page shows, in events.
  func moment() async throws -> Int {
    try await run("window.ribsInspect.app.moment.event", for: Int.self)
  }

  /// Goes to a moment and waits until it is shown.
  func go(to event: Int) async throws {
    try await run("await window.ribsInspect.app.go({ event: \(event) })")
  }

  /// Waits until a script is true.
  ///
  /// - Parameter limit: In milliseconds. Only a broken page reaches the default. Drivers end a script after 30 seconds, and
  ///   do not say which.
  func wait(until script: String, limit: Int = 25_000) async throws {
    let isTrue = try await run(
      """
      (async () => {
        const end = performance.now() + \(limit)
        while (performance.now() < end) {
          try { if (\(script)) return true } catch {}
          await new Promise((resolve) => setTimeout(resolve, 10))
        }
        return false
      })()
      """, for: Bool.self)
    guard isTrue else { throw Browser.Failure(description: "The page never came to: \(script)") }
  }

  /// The text of the elements that a selector finds.
  func texts(_ selector: String) async throws -> [String] {
    try await run(
      "[...document.querySelectorAll('\(selector)')].map((node) => node.textContent.trim())",
      for: [String].self)
  }

  /// Where the element stands that a selector finds.
  func frame(_ selector: String) async throws -> ShownFrame {
    try await frame(of: "document.querySelector('\(selector)')")
  }

  /// Where an element stands, once it stands still: what a click is aimed at must not move on.
  ///
  /// - Parameter element: A script for it.
  func frame(of element: String) async throws -> ShownFrame {
    let sides = try await run(
      """
      (async () => {
        let before
        for (let round = 0; ; round += 1) {
          const { x, y, width, height } = (\(element)).getBoundingClientRect()
          const now = [x, y, width, height]
          if (String(now) === String(before) || round > 100) return now
          before = now
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }
      })()
      """, for: [Double].self)
    return ShownFrame(minX: sides[0], minY: sides[1], width: sides[2], height: sides[3])
  }

  /// Clicks the first button with a text.
  func click(button text: String) async throws {
    _ = try await run(
      "[...document.querySelectorAll('button')].find((each) => each.textContent === '\(text)').click() ?? 0",
      for: Int.self)
  }
}
