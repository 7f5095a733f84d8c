@testable import RIBsSource

/// What Swift text is reduced to.
enum Lowered {
  /// The statements of a function's body.
  static func statements(_ body: String) -> [Statement] { function(body)?.body ?? [] }

  /// The statements with the names that the body gives to properties.
  static func steps(_ body: String) -> [Statement] { function(body)?.steps ?? [] }

  private static func function(_ body: String) -> Function? {
    SwiftFileReader("func f() {\n\(body)\n}", path: "f.swift", module: "App").file.functions.first
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
    case .decimal(let number): "\(number)"
    case .awaited(let inner): "await \(inner.outline)"
    case .other(let inner): "{\(inner.map(\.outline).joined(separator: " "))}"
    case .index(let base, let keys, _):
      "\(base.outline)[\(keys.map(\.value.outline).joined(separator: ", "))]"
    case .closure, .tuple, .array, .dictionary, .inout, .keyPath, .selector, .type: "…"
    }
  }
}

extension [Statement] {
  /// The statements in words.
  var outline: String { map(\.outline).joined(separator: "; ") }
}

extension Statement {
  fileprivate var outline: String {
    switch self {
    case .declare(let names, _, let value, _):
      "let \(names.joined(separator: ", "))\(value.map { " = \($0.outline)" } ?? "")"
    case .expression(let value, _): value.outline
    case .if(let conditions, let then, let otherwise, _):
      "if \(conditions.outline) { \(then.outline) }"
        + (otherwise.isEmpty ? "" : " else { \(otherwise.outline) }")
    case .guard(let conditions, let otherwise, _):
      "guard \(conditions.outline) else { \(otherwise.outline) }"
    case .return(let value, _): "return\(value.map { " \($0.outline)" } ?? "")"
    case .loop(let loop): "for \(loop.sequence?.outline ?? "") { \(loop.body.outline) }"
    case .do(let body, _): "do { \(body.outline) }"
    case .switch: "switch"
    case .function(let function): "func \(function.name)"
    case .ifConfig, .defer, .throw, .jump: "…"
    }
  }
}

extension [Condition] {
  fileprivate var outline: String {
    map { condition in
      switch condition {
      case .test(let value): value.outline
      case .bind(let name, let value): "let \(name) = \(value.outline)"
      case .match(_, let value, _, _): "case … = \(value.outline)"
      case .other: "…"
      }
    }.joined(separator: ", ")
  }
}
