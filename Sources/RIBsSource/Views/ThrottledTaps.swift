import RIBsAnalysis

/// Whether a view ignores a second tap while the first one brings up another screen.
///
/// It can do so with a throttled stream, with a control of the app that throttles, or with a test of the time or of what
/// is on the screen.
struct ThrottledTaps {
  private let app: AppIndex
  /// All code of the view's classes.
  private let code: [Member<Function>]

  init(_ views: [Int], _ app: AppIndex) {
    self.app = app
    code = Set(views.flatMap { app.ancestors[$0] }).sorted().filter { app.types[$0].isClass }
      .flatMap { app.types[$0].code }
  }

  /// Whether each call of a function of the interactor is one that a second tap does not reach.
  func reach(_ name: String) -> Bool {
    var isThrottled = false
    var seen: Set<String> = [name]
    var rest = [name]
    while let name = rest.popLast() {
      for method in code {
        for use in uses(of: name, in: method) {
          if use.isThrottled || asksFirst(use) {
            isThrottled = true
          } else if use.isInClosure || !isCalled(method) {
            return false
          } else if seen.insert(method.item.name).inserted {
            rest.append(method.item.name)
          }
        }
      }
    }
    return isThrottled
  }

  // MARK: Uses

  private struct Use {
    let line: Int
    /// The body of the function or the closure in which it stands.
    let body: [Statement]
    let isInClosure: Bool
    /// Whether a throttled stream or control leads here.
    let isThrottled: Bool
  }

  /// Where a method calls a function, or gives it to something by its name.
  private func uses(of name: String, in method: Member<Function>) -> [Use] {
    typealias Around = (body: [Statement], isInClosure: Bool, isThrottled: Bool)
    var found: [Use] = []
    let all = method.item.body ?? []
    var rest = all.reversed().map {
      (item: SyntaxWalk.Item.statement($0), around: (all, false, false) as Around)
    }
    while let (item, around) = rest.popLast() {
      switch item {
      case .statement(.function(let function)):
        let body = function.body ?? []
        let inside = (body, around.isInClosure, around.isThrottled)
        rest += body.reversed().map { (.statement($0), inside) }
      case .statement(let statement):
        rest += SyntaxWalk.direct(statement).reversed().map { ($0, around) }
      case .expression(.call(let call)):
        var given = around
        if throttles(call.receiver, seenFrom: method) { given.isThrottled = true }
        func note(_ around: Around, isInClosure: Bool) {
          found.append(
            Use(
              line: call.line, body: around.body, isInClosure: isInClosure,
              isThrottled: around.isThrottled))
        }
        if call.name == name { note(around, isInClosure: around.isInClosure) }
        rest.append((.expression(call.callee), around))
        for argument in call.arguments {
          if isNamed(name, argument.value) { note(given, isInClosure: true) }
          rest.append((.expression(argument.value), given))
        }
      case .expression(.closure(let closure)):
        let inside = (closure.body, true, around.isThrottled)
        rest += closure.body.reversed().map { (.statement($0), inside) }
      case .expression(let expression):
        rest += SyntaxWalk.direct(expression).reversed().map { ($0, around) }
      }
    }
    return found
  }

  /// `#selector(tapped)` and `self.tapped` without a call.
  private func isNamed(_ name: String, _ argument: Expression) -> Bool {
    switch argument {
    case .selector(name), .name(name), .member(.name("self")?, name): true
    default: false
    }
  }

  private func isCalled(_ method: Member<Function>) -> Bool {
    code.contains { !uses(of: method.item.name, in: $0).isEmpty }
  }

  // MARK: What keeps a tap out

  /// Whether a stream is throttled, or a control is of a class of the app that throttles.
  private func throttles(_ stream: Expression?, seenFrom method: Member<Function>) -> Bool {
    var rest = stream
    while let expression = rest {
      switch expression {
      case .call(let call):
        if call.throttles || call.name.map(operatorThrottles) ?? false { return true }
        rest = call.receiver
      case .name, .member(.name("self")?, _):
        return DeclaredTypes(app, of: method).type(of: expression).map(isThrottlingControl) ?? false
      case .member(let base, let name):
        if operatorThrottles(name) { return true }
        rest = base
      case .optionalChain(let inner): rest = inner
      default: return false
      }
    }
    return false
  }

  /// Whether a property or a function that the app adds to a stream or a control throttles.
  private func operatorThrottles(_ name: String) -> Bool {
    app.types.contains { type in
      guard type.isExternal else { return false }
      return type.code.contains { member in
        guard member.item.name == name else { return false }
        var throttles = false
        SyntaxWalk.calls(in: member.item.body ?? []) { if $0.throttles { throttles = true } }
        return throttles
      }
    }
  }

  /// Whether a control of the app checks the time before it sends its action.
  private func isThrottlingControl(_ typed: DeclaredTypes.Typed) -> Bool {
    app.types(typed.type, in: typed.file).flatMap { app.ancestors[$0.id] }.contains { id in
      app.types[id].functions(calling: SyntaxWalk.clocks)
        .contains { ["sendAction", "beginTracking"].contains($0.item.name) }
    }
  }

  /// Whether the code before a use tests the time, what is on the screen, or a property that the same function sets.
  private func asksFirst(_ use: Use) -> Bool {
    var before: [Statement] = []
    var assigned: Set<String> = []
    SyntaxWalk.expressions(in: use.body, entersClosures: false) { expression in
      if case .assign(let target, _) = expression, let name = target.chain?.last {
        assigned.insert(name)
      }
    }
    for statement in use.body {
      switch statement {
      case .declare(_, _, let value?, let at) where at <= use.line:
        before.append(.expression(value, line: at))
      case .guard(let conditions, _, let at), .if(let conditions, _, _, let at):
        guard at <= use.line else { continue }
        let tests = conditions.compactMap { condition -> Statement? in
          if case .test(let test) = condition { .expression(test, line: at) } else { nil }
        }
        if tests.isEmpty { continue }
        if SyntaxWalk.asksTheTime(before + tests)
          || SyntaxWalk.mentions(anyOf: Self.screens.union(assigned), in: tests)
        {
          return true
        }
      default: break
      }
    }
    return false
  }

  private static let screens: Set<String> = [
    "presentedViewController", "topViewController", "visibleViewController",
    "transitionCoordinator",
  ]
}

extension Call {
  /// Whether the operator drops a second event that comes soon after the first. By default, `throttle` of RxSwift emits
  /// it later.
  fileprivate var throttles: Bool {
    switch name {
    case "debounce": true
    case "take", "prefix":
      if case .number(1)? = arguments.first?.value { arguments.first?.label == nil } else { false }
    case "throttle": if case .boolean(false)? = argument("latest") { true } else { false }
    default: false
    }
  }
}

extension SyntaxWalk {
  /// What tells the time.
  fileprivate static let clocks: Set<String> = [
    "Date", "timeIntervalSince", "timeIntervalSinceNow", "CACurrentMediaTime",
    "CFAbsoluteTimeGetCurrent", "DispatchTime", "ContinuousClock", "SuspendingClock",
    "systemUptime",
  ]

  fileprivate static func asksTheTime(_ statements: [Statement]) -> Bool {
    mentions(anyOf: clocks, in: statements)
  }
}
