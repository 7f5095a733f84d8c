import Foundation

/// A line's JSON object.
struct ReferenceObject {
  private let values: [String: Any]

  init?(_ bytes: [UInt8]) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { return nil }
    // `null` is read as absent.
    values = object.filter { !($0.value is NSNull) }
  }

  private init(_ values: [String: Any]) {
    self.values = values
  }

  func text(_ key: String) -> String? { values[key] as? String }

  func flag(_ key: String) -> Bool? {
    numeral(key).flatMap { $0.type == "c" ? $0.number.boolValue : nil }
  }

  func number(_ key: String) -> Int? {
    numeral(key).flatMap { ["i", "q"].contains($0.type) ? $0.number.intValue : nil }
  }

  /// Foundation keeps `true`, whole numbers and fractions all as numbers, of different types.
  private func numeral(_ key: String) -> (number: NSNumber, type: String)? {
    guard let number = values[key] as? NSNumber else { return nil }
    return (number, String(cString: number.objCType))
  }

  /// The `seq`; nil if it is absent or invalid.
  var seq: Int? { number("seq").flatMap { $0 >= 1 ? $0 : nil } }

  func isTextOrAbsent(_ key: String) -> Bool { values[key] == nil || text(key) != nil }

  func isFlagOrAbsent(_ key: String) -> Bool { values[key] == nil || flag(key) != nil }

  /// The event; nil if a required key is missing or a key has the wrong type. Keys of other events are treated as
  /// unknown keys.
  func event(_ type: String, required: [String], optional: [String]) -> ReferenceEvent? {
    guard required.allSatisfy({ isRight($0, type) }),
      optional.allSatisfy({ values[$0] == nil || isRight($0, type) })
    else { return nil }
    let keys = required + optional
    return ReferenceEvent(type, ReferenceObject(values.filter { keys.contains($0.key) }))
  }

  /// Whether a key has the right type. The count of a `drop` must be at least 1.
  private func isRight(_ key: String, _ type: String) -> Bool {
    switch key {
    case "t", "waited", "step", "workflow", "worker": (number(key) ?? -1) >= 0
    case "seq", "id", "parent", "count": (number(key) ?? 0) >= 1
    case "removed": flag(key) != nil
    case "kind": ["viewless", "viewable", "launch"].contains(text(key))
    case "cause": ["call", "deinit"].contains(text(key))
    case "reason": ["exit", "teardown"].contains(text(key))
    case "phase" where type == "worker": ["start", "stop"].contains(text(key))
    case "phase":
      ["start", "wait", "step", "complete", "fail", "cancel"].contains(text(key))
    default: text(key) != nil
    }
  }
}
