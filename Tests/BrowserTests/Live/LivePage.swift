import Foundation

/// The live page in the browser.
struct LivePage {
  /// A box, as the page shows it.
  struct Cell: Decodable, Hashable {
    var place: Int
    var label: String
    var role: String
    var alert: String?
    var badges: [String]
    /// The place of the box that its line comes from.
    var parent: Int?
    var link: String?
  }

  let browser: Browser

  /// Opens the page and waits until it shows something.
  init(_ browser: Browser, at address: String) async throws {
    self.browser = browser
    try await browser.open(url: address)
    _ = try await browser.run(
      "(async () => { await window.ribsInspect.ready; return true })()", for: Bool.self)
  }

  /// The boxes of the moment, in view or not.
  func cells() async throws -> [Cell] {
    try await browser.run("window.ribsInspect.cells()", for: [Cell].self)
  }

  /// The moment that the page shows, in events.
  func moment() async throws -> Int {
    try await browser.run("window.ribsInspect.app.moment.event", for: Int.self)
  }

  /// Goes to a moment and waits until it is shown.
  func go(to event: Int) async throws {
    _ = try await browser.run(
      "(async () => { await window.ribsInspect.app.go({ event: \(event) }); return true })()",
      for: Bool.self)
  }

  /// Waits until a script is true.
  ///
  /// - Parameter limit: In milliseconds. Only a broken page reaches the default.
  func wait(until script: String, limit: Int = 20_000) async throws {
    let isTrue = try await browser.run(
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
    try await browser.run(
      "[...document.querySelectorAll('\(selector)')].map((node) => node.textContent.trim())",
      for: [String].self)
  }

  /// Presses a key.
  ///
  /// - Parameter modifiers: 1 is Option, 2 Control, 4 Command, 8 Shift.
  func press(_ key: String, modifiers: Int = 0) async throws {
    struct Key: Encodable {
      var type: String
      var key: String
      var text: String?
      var modifiers: Int
      var windowsVirtualKeyCode: Int
    }
    let codes = [
      "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35,
      "Enter": 13, "Escape": 27, "Tab": 9, " ": 32,
    ]
    let code = codes[key] ?? Int(key.uppercased().utf8.first ?? 0)
    for type in ["keyDown", "keyUp"] {
      try await browser.tell(
        "Input.dispatchKeyEvent",
        Key(
          type: type, key: key, text: key.count == 1 && type == "keyDown" ? key : nil,
          modifiers: modifiers, windowsVirtualKeyCode: code))
    }
  }

  /// Presses the mouse at a point, moves it to others and releases it.
  func drag(_ points: [(x: Double, y: Double)]) async throws {
    struct Mouse: Encodable {
      var type: String
      var x: Double
      var y: Double
      var button = "left"
      var buttons = 1
      var clickCount = 1
    }
    guard let first = points.first, let last = points.last else { return }
    try await browser.tell(
      "Input.dispatchMouseEvent", Mouse(type: "mousePressed", x: first.x, y: first.y))
    for point in points.dropFirst() {
      try await browser.tell(
        "Input.dispatchMouseEvent", Mouse(type: "mouseMoved", x: point.x, y: point.y))
    }
    try await browser.tell(
      "Input.dispatchMouseEvent", Mouse(type: "mouseReleased", x: last.x, y: last.y))
  }

  /// Makes the window as large as this, in CSS pixels.
  func resize(width: Int, height: Int, scale: Double = 1) async throws {
    struct Metrics: Encodable {
      var width: Int
      var height: Int
      var deviceScaleFactor: Double
      var mobile = false
    }
    try await browser.tell(
      "Emulation.setDeviceMetricsOverride",
      Metrics(width: width, height: height, deviceScaleFactor: scale))
  }
}
