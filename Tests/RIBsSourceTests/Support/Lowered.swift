@testable import RIBsSource

/// What Swift text is reduced to.
enum Lowered {
  /// The statements of a function's body.
  static func statements(_ body: String) -> [Statement] {
    SwiftFileReader("func f() {\n\(body)\n}", path: "f.swift", module: "App").file.functions.first?
      .body ?? []
  }

  /// The one expression of a text; nil if it is something else.
  static func expression(_ text: String) -> Expression? {
    switch statements(text).first {
    case .expression(let expression, _), .return(let expression?, _): expression
    default: nil
    }
  }

  /// The one call of a text; nil if it is something else.
  static func call(_ text: String) -> Call? {
    if case .call(let call)? = expression(text) { call } else { nil }
  }
}

extension Expression {
  /// The expression in words, as far as operators and names go.
  var outline: String {
    switch self {
    case .name(let name): name
    case .member(let base, let name): "\(base?.outline ?? "").\(name)"
    case .optionalChain(let base): "\(base.outline)?"
    case .call(let call):
      "\(call.callee.outline)(\(call.arguments.map(\.value.outline).joined(separator: ", ")))"
    case .binary(let name, let left, let right): "(\(left.outline) \(name) \(right.outline))"
    case .not(let inner): "!\(inner.outline)"
    case .assign(let target, let value): "\(target.outline) = \(value.outline)"
    case .ternary(let test, let first, let second):
      "(\(test.outline) ? \(first.outline) : \(second.outline))"
    case .cast(let inner, let type): "(\(inner.outline) as \(type.name ?? "?"))"
    case .isType(let inner, let type): "(\(inner.outline) is \(type.name ?? "?"))"
    case .nilLiteral: "nil"
    case .boolean(let isTrue): "\(isTrue)"
    case .number(let number): "\(number)"
    case .awaited(let inner): "await \(inner.outline)"
    case .other(let inner): "{\(inner.map(\.outline).joined(separator: " "))}"
    case .index(let base, let keys, _):
      "\(base.outline)[\(keys.map(\.value.outline).joined(separator: ", "))]"
    case .closure, .tuple, .array, .dictionary, .inout, .keyPath, .selector, .type: "…"
    }
  }
}
