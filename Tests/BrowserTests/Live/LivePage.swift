import Foundation

/// The live page in Chromium.
struct LivePage: ShownPage {
  let browser: Browser

  /// Opens the page and waits until it shows something.
  init(_ browser: Browser, at address: String) async throws {
    self.browser = browser
    try await browser.open(url: address)
    _ = try await browser.run(
      "(async () => { await window.ribsInspect.ready; return true })()", for: Bool.self)
  }

  /// Opens the page as a browser does that remembers nothing. Other tests choose an editor, for instance, and the browser
  /// remembers that for all reports.
  static func openAnew(_ browser: Browser, at address: String) async throws -> LivePage {
    try await browser.open(url: "about:blank")
    _ = try await LivePage(browser, at: address).run("(localStorage.clear(), true)", for: Bool.self)
    try await browser.open(url: "about:blank")
    return try await LivePage(browser, at: address)
  }

  func run<Value: Decodable & Sendable>(_ script: String, for value: Value.Type) async throws
    -> Value
  {
    try await browser.run(script, for: value)
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
      "Enter": 13, "Escape": 27, "Tab": 9, "Backspace": 8, "PageUp": 33, "PageDown": 34, " ": 32,
    ]
    let text = key.count == 1 ? key : key == "Enter" ? "\r" : nil
    let code = codes[key] ?? Int(key.uppercased().utf8.first ?? 0)
    for type in ["keyDown", "keyUp"] {
      try await browser.tell(
        "Input.dispatchKeyEvent",
        Key(
          type: type, key: key, text: type == "keyDown" ? text : nil,
          modifiers: modifiers, windowsVirtualKeyCode: code))
    }
  }

  /// Presses the mouse at a point, moves it to others and releases it.
  func drag(_ points: [(x: Double, y: Double)]) async throws {
    guard let first = points.first, let last = points.last else { return }
    try await mouse("mousePressed", first)
    for point in points.dropFirst() { try await mouse("mouseMoved", point) }
    try await mouse("mouseReleased", last)
  }

  private func mouse(
    _ type: String, _ point: (x: Double, y: Double), button: String = "left", clicks: Int = 1
  ) async throws {
    struct Mouse: Encodable {
      var type: String
      var x: Double
      var y: Double
      var button: String
      var buttons: Int
      var clickCount: Int
    }
    try await browser.tell(
      "Input.dispatchMouseEvent",
      Mouse(
        type: type, x: point.x, y: point.y, button: button, buttons: button == "none" ? 0 : 1,
        clickCount: clicks))
  }

  /// Presses the mouse at a point and releases it, once or, for a double click, twice.
  func click(_ point: (x: Double, y: Double), times: Int = 1) async throws {
    for count in 1...times {
      try await mouse("mousePressed", point, clicks: count)
      try await mouse("mouseReleased", point, clicks: count)
    }
  }

  /// Moves the mouse to a point without a button.
  func hover(_ point: (x: Double, y: Double)) async throws {
    try await mouse("mouseMoved", point, button: "none")
  }

  /// Turns the wheel at a point.
  ///
  /// - Parameter modifiers: As for ``press(_:modifiers:)``.
  func wheel(
    _ point: (x: Double, y: Double), across: Double = 0, down: Double = 0, modifiers: Int = 0
  ) async throws {
    struct Wheel: Encodable {
      var type = "mouseWheel"
      var x: Double
      var y: Double
      var deltaX: Double
      var deltaY: Double
      var modifiers: Int
    }
    try await browser.tell(
      "Input.dispatchMouseEvent",
      Wheel(x: point.x, y: point.y, deltaX: across, deltaY: down, modifiers: modifiers))
  }

  /// Puts fingers down, moves them and lifts them.
  ///
  /// - Parameter moves: The places of all fingers, again and again.
  func touch(_ moves: [[(x: Double, y: Double)]]) async throws {
    struct Finger: Encodable {
      var x: Double
      var y: Double
      var id: Int
    }
    struct Touch: Encodable {
      var type: String
      var touchPoints: [Finger]
    }
    for (index, fingers) in moves.enumerated() {
      let points = fingers.enumerated().map { Finger(x: $1.x, y: $1.y, id: $0) }
      try await browser.tell(
        "Input.dispatchTouchEvent",
        Touch(type: index == 0 ? "touchStart" : "touchMove", touchPoints: points))
    }
    try await browser.tell("Input.dispatchTouchEvent", Touch(type: "touchEnd", touchPoints: []))
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
