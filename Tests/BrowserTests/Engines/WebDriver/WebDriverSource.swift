/// A pointer, a wheel or a keyboard, and what it does.
struct WebDriverSource: Encodable {
  struct Kind: Encodable {
    var pointerType = "mouse"
  }
  struct Step: Encodable {
    var type: String
    var x: Int?
    var y: Int?
    var deltaX: Int?
    var deltaY: Int?
    var button: Int?
    var value: String?
    /// In milliseconds.
    var duration: Int?
  }
  var type: String
  var id: String
  var parameters: Kind?
  var actions: [Step]

  static func mouse(_ steps: [Step]) -> Self {
    Self(type: "pointer", id: "mouse", parameters: Kind(), actions: steps)
  }

  static func wheel(_ steps: [Step]) -> Self {
    Self(type: "wheel", id: "wheel", actions: steps)
  }

  static func keys(_ steps: [Step]) -> Self {
    Self(type: "key", id: "keys", actions: steps)
  }
}

extension WebDriverSource.Step {
  static func move(to point: (x: Double, y: Double)) -> Self {
    Self(type: "pointerMove", x: Int(point.x), y: Int(point.y), duration: 0)
  }
  static let press = Self(type: "pointerDown", button: 0)
  static let release = Self(type: "pointerUp", button: 0)

  static func turn(at point: (x: Double, y: Double), across: Double, down: Double) -> Self {
    Self(
      type: "scroll", x: Int(point.x), y: Int(point.y), deltaX: Int(across), deltaY: Int(down),
      duration: 0)
  }

  static func down(_ key: String) -> Self { Self(type: "keyDown", value: code(of: key)) }
  static func up(_ key: String) -> Self { Self(type: "keyUp", value: code(of: key)) }

  static let pause = Self(type: "pause", duration: 0)

  /// WebDriver has characters of its own for keys without one.
  private static func code(of key: String) -> String {
    let codes = [
      "Shift": "\u{E008}", "Control": "\u{E009}", "Alt": "\u{E00A}", "ArrowLeft": "\u{E012}",
      "ArrowUp": "\u{E013}", "ArrowRight": "\u{E014}", "ArrowDown": "\u{E015}", "Home": "\u{E011}",
      "End": "\u{E010}", "Backspace": "\u{E003}", "Enter": "\u{E007}", "Escape": "\u{E00C}",
      "Tab": "\u{E004}",
    ]
    return codes[key] ?? key
  }
}
