import RIBsAnalysis

/// Which functions run on the main thread, no matter who calls them.
struct MainThread {
  private let app: AppIndex
  /// How many nested calls are followed: functions can call each other in circles.
  private static let deepest = 6

  init(_ app: AppIndex) { self.app = app }

  /// Whether a function is isolated to the main actor: by itself, by its type or extension, or by what it implements or
  /// overrides.
  func isBound(_ method: Member<Function>) -> Bool {
    if method.item.attributes.contains("MainActor") { return true }
    guard method.item.isolation == .unsaid, !method.item.attributes.contains("concurrent") else {
      return false
    }
    let isMain = app.isolations[method.file]?.isMain ?? false
    guard method.owner >= 0 else { return isMain }
    if isMain, app.types[method.owner].kind != .actor { return true }
    if app.types[method.owner].isolatedFunctions.contains(ObjectIdentifier(method.item)) {
      return true
    }
    return app.ancestors[method.owner].contains { ancestor in
      let type = app.types[ancestor]
      return type.attributes.contains("MainActor")
        || type.methods[method.item.name]?.contains {
          ($0.item.body == nil || method.item.isOverride)
            && $0.item.attributes.contains("MainActor") && $0.item.hasLabels(of: method.item)
        } ?? false
    }
  }

  /// Whether a function leaves the main thread when it is called there: it is `async`, and on no actor.
  ///
  /// Source: the Swift proposals SE-0338 and SE-0461.
  func leaves(_ method: Member<Function>) -> Bool {
    let function = method.item
    guard function.isAsync, function.isolation != .caller, !isBound(method) else { return false }
    if function.attributes.contains("concurrent") { return true }
    guard !(app.isolations[method.file]?.staysWithCaller ?? false) else { return false }
    return method.owner < 0 || app.ancestors[method.owner].allSatisfy(inheritsNoActor)
  }

  /// Whether all that a type inherits is known: a class of UIKit, and some protocols, isolate what inherits them.
  private func inheritsNoActor(_ id: Int) -> Bool {
    let type = app.types[id]
    return type.inherited.allSatisfy { inherited in
      !app.types(inherited.type, in: inherited.place.file, inside: type).isEmpty
        || inherited.type.name.map { app.dialect.isKnown($0) || Self.free.contains($0) } ?? false
    }
  }

  /// What isolates nothing.
  private static let free: Set<String> = [
    "AnyObject", "NSObject", "NSObjectProtocol", "ObservableObject", "Sendable",
  ]

  /// Whether all functions that a call can mean are bound to the main actor, or go to the main thread first.
  func isReached(by name: String, _ call: Call, on types: [Int], depth: Int = 0) -> Bool {
    guard depth < Self.deepest else { return false }
    let found = app.implementations(of: name, call, on: types)
    return !found.isEmpty
      && found.allSatisfy { method in
        isBound(method) || method.item.body.map { goesThere($0, method, depth) } ?? false
      }
  }

  /// Whether a body goes to the main thread before it does anything, or does nothing.
  private func goesThere(_ body: [Statement], _ method: Member<Function>, _ depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    for statement in body {
      switch statement {
      case .expression(let value, _), .return(let value?, _):
        guard isHop(value, method, depth) else { return false }
      case .return(nil, _), .throw, .jump, .function: break
      case .declare(_, _, let value, _):
        if let value, !value.calls.isEmpty || value.isClosure { return false }
      case .guard(let conditions, let otherwise, _):
        guard goesThere(otherwise, method, depth + 1), !Self.work(conditions) else { return false }
        // `guard Thread.isMainThread else { DispatchQueue.main.async { … }; return }`
        if Self.asksForMain(conditions) { return true }
      case .if(let conditions, let then, let otherwise, _):
        guard !Self.work(conditions), goesThere(otherwise, method, depth + 1),
          Self.asksForMain(conditions) || goesThere(then, method, depth + 1)
        else { return false }
      default: return false
      }
    }
    return true
  }

  private static func asksForMain(_ conditions: [Condition]) -> Bool {
    guard conditions.count == 1, case .test(let test) = conditions[0] else { return false }
    return test.chain == ["Thread", "isMainThread"]
  }

  /// Whether conditions call something.
  private static func work(_ conditions: [Condition]) -> Bool {
    var found = false
    SyntaxWalk.calls(in: [.guard(conditions, otherwise: [], line: 0)]) { _ in found = true }
    return found
  }

  private func isHop(_ expression: Expression, _ method: Member<Function>, _ depth: Int) -> Bool {
    guard case .call(let call) = expression else { return false }
    if case .closure(let closure)? = call.arguments.last?.value {
      if ThreadReader().thread(of: call) == .main { return call.receiver?.calls.isEmpty ?? false }
      return call.callee.chain?.first == "Task" && closure.attributes.contains("MainActor")
    }
    // A function that does so itself.
    guard let name = call.name else { return false }
    let types = DeclaredTypes(app, of: method)
    let owners: [Int]
    if let receiver = call.receiver {
      owners = types.type(of: receiver).map { types.types($0).map(\.id) } ?? []
    } else {
      owners = method.owner < 0 ? [] : [method.owner]
    }
    return isReached(by: name, call, on: owners, depth: depth + 1)
  }
}
