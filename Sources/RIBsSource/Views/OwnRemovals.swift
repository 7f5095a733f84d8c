import RIBsAnalysis

/// A view controller dismisses or pops itself.
struct OwnRemoval {
  let kind: RemovalEvent.Kind
  let place: SourcePlace
  /// The function in which it does so.
  let function: String
  /// The interactor's function that calls that one; nil if the view does so by itself.
  var caller: Member<Function>?
}

/// Finds the places where a RIB's view takes itself off the screen, and where what led there tells nobody.
struct OwnRemovals {
  private let source: SourceFacts
  /// The position of the RIB.
  private let position: Int
  private let view: Int
  private var app: AppIndex { source.app }
  private var rib: RIB { source.ribs.ribs[position] }

  init(of view: Int, _ position: Int, _ source: SourceFacts) {
    (self.view, self.position, self.source) = (view, position, source)
  }

  var unheard: [OwnRemoval] {
    var found: [OwnRemoval] = []
    for method in code {
      let body = method.item.body ?? []
      let own = removals(in: body, of: method)
      if !own.isEmpty, isEvent(method, []) {
        found += own
      } else if !own.isEmpty, let caller = unheardCaller(of: method.item.name) {
        found += own.map {
          OwnRemoval(kind: $0.kind, place: $0.place, function: $0.function, caller: caller)
        }
      }
      // What the function itself tells before, or after, is told for its closures as well.
      guard !tells(body) else { continue }
      for closure in Self.closures(in: body) {
        let removals = removals(in: closure.body, of: method)
        if !removals.isEmpty, isUnheard(closure, in: method) { found += removals }
      }
    }
    return found
  }

  /// The removals after or beside which the view tells its interactor something, with the names of what it calls.
  var told: [(removal: OwnRemoval, calls: Set<String>)] {
    code.flatMap { method in
      let body = method.item.body ?? []
      return ([body] + Self.closures(in: body).map(\.body)).flatMap { scope in
        var found: [(removal: OwnRemoval, calls: Set<String>)] = []
        SyntaxWalk.expressions(in: scope, entersClosures: false) { expression in
          guard case .call(let call) = expression, let kind = Self.kind(of: call) else { return }
          // What the completion calls is called for this removal alone.
          let completion = call.arguments.flatMap { argument -> [Statement] in
            if case .closure(let closure) = argument.value { closure.body } else { [] }
          }
          let calls = toldNames(in: completion)
          let removal = OwnRemoval(
            kind: kind, place: method.place(call.line), function: method.item.name)
          found.append((removal, calls.isEmpty ? toldNames(in: scope) : calls))
        }
        return found.filter { !$0.calls.isEmpty }
      }
    }
  }

  /// The removals by a function that the interactor calls on its presenter, with the functions of its listener that the
  /// interactor calls then: in the completion that it gives, or else beside the call.
  var toldByInteractor: [(removal: OwnRemoval, heard: Set<String>)] {
    guard let interactor = rib.interactor else { return [] }
    let calls = (source.flow.outgoing[position] ?? []).filter { $0.target == .listener }
    var found: [(removal: OwnRemoval, heard: Set<String>)] = []
    for method in app.ancestors[interactor].filter({ app.types[$0].isClass })
      .flatMap({ app.types[$0].code })
    {
      let types = DeclaredTypes(app, of: method)
      let body = method.item.body ?? []
      for scope in [body] + Self.closures(in: body).map(\.body) {
        SyntaxWalk.expressions(in: scope, entersClosures: false) { expression in
          guard case .call(let call) = expression, let removal = removal(by: call, types) else {
            return
          }
          let completion = call.arguments.flatMap { argument -> [Statement] in
            if case .closure(let closure) = argument.value { closure.body } else { [] }
          }
          func heard(in statements: [Statement]) -> Set<String> {
            var lines: Set<Int> = []
            SyntaxWalk.expressions(in: statements, entersClosures: false) { expression in
              if case .call(let call) = expression { lines.insert(call.line) }
            }
            return Set(
              calls.filter { $0.place.file == method.file && lines.contains($0.place.line) }
                .map(\.name))
          }
          let inside = heard(in: completion)
          found.append((removal, inside.isEmpty ? heard(in: scope) : inside))
        }
      }
    }
    return found.filter { !$0.heard.isEmpty }
  }

  /// The removal by a function of the view that a call runs; nil if it runs none.
  private func removal(by call: Call, _ types: DeclaredTypes) -> OwnRemoval? {
    guard let name = call.name, let receiver = call.receiver,
      let typed = types.typeOrRuntimes(of: receiver),
      types.types(typed).contains(where: { app.ancestors[view].contains($0.id) })
    else { return nil }
    return code.lazy.filter { $0.item.name == name && $0.item.accepts(call.arguments) }
      .compactMap { removals(in: $0.item.body ?? [], of: $0).first }.first
  }

  /// The names of the functions of the interactor that a body calls, closures left out.
  private func toldNames(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    SyntaxWalk.expressions(in: body, entersClosures: false) { expression in
      if case .call(let call) = expression, let name = call.name, isTold(call) {
        names.insert(name)
      }
    }
    return names
  }

  /// Whether the view shows others, which a `dismiss` may mean.
  var presents: Bool { code.contains { Self.presents($0.item.body ?? []) } }

  /// Whether the view shows others than alerts that go by their own buttons.
  var presentsMoreThanAlerts: Bool {
    code.contains { method in
      let body = method.item.body ?? []
      return Self.presents(body)
        && !(SyntaxWalk.mentions(anyOf: ["UIAlertController"], in: body)
          && SyntaxWalk.mentions(anyOf: ["addAction"], in: body))
    }
  }

  private static func presents(_ body: [Statement]) -> Bool {
    SyntaxWalk.calls(anyOf: ["present"], in: body)
  }

  private var code: [Member<Function>] {
    app.ancestors[view].filter { app.types[$0].isClass }.flatMap { app.types[$0].code }
  }

  // MARK: Removals

  /// The calls in a body, closures left out, that take the view itself away.
  private func removals(in body: [Statement], of method: Member<Function>) -> [OwnRemoval] {
    var found: [OwnRemoval] = []
    SyntaxWalk.expressions(in: body, entersClosures: false) { expression in
      guard case .call(let call) = expression, let kind = Self.kind(of: call) else { return }
      found.append(
        OwnRemoval(kind: kind, place: method.place(call.line), function: method.item.name))
    }
    return found
  }

  private static func kind(of call: Call) -> RemovalEvent.Kind? {
    var chain = call.receiver?.chain ?? []
    if chain.first == "self" { chain.removeFirst() }
    switch call.name {
    case "dismiss" where call.arguments.first?.label == "animated":
      return chain.isEmpty || chain == ["presentingViewController"]
        || chain == ["navigationController"] ? .dismiss : nil
    case "popViewController": return chain == ["navigationController"] ? .pop : nil
    default: return nil
    }
  }

  /// The closures that stand in a body, those in closures included.
  private static func closures(in body: [Statement]) -> [Closure] {
    var found: [Closure] = []
    SyntaxWalk.expressions(in: body) { expression in
      if case .closure(let closure) = expression { found.append(closure) }
    }
    return found
  }

  // MARK: What leads there

  /// Whether a user's event runs a function, and nothing on that way tells anybody.
  private func isEvent(_ method: Member<Function>, _ seen: Set<ObjectIdentifier>) -> Bool {
    let id = ObjectIdentifier(method.item)
    guard !seen.contains(id), seen.count < 4, !Self.hooks.contains(method.item.name),
      source.detaching.answer(method, on: view) == .nothing
    else { return false }
    let name = method.item.name
    if code.select(name) || method.item.attributes.contains("IBAction") { return true }
    let calling = code.filter { $0.item !== method.item }
    for caller in calling {
      let body = caller.item.body ?? []
      if Self.calls(name, in: body, entersClosures: false), isEvent(caller, seen.union([id])) {
        return true
      }
      if !tells(body),
        Self.closures(in: body).contains(where: {
          Self.calls(name, in: $0.body, entersClosures: false) && isUnheard($0, in: caller)
        })
      {
        return true
      }
    }
    return false
  }

  /// The interactor's function that calls a function of its presenter, and tells nobody.
  private func unheardCaller(of name: String) -> Member<Function>? {
    guard let interactor = rib.interactor else { return nil }
    return app.ancestors[interactor].filter { app.types[$0].isClass }.flatMap { app.types[$0].code }
      .first { method in
        var isCalled = false
        let types = DeclaredTypes(app, of: method)
        SyntaxWalk.calls(in: method.item.body ?? []) { call in
          guard call.name == name, let receiver = call.receiver,
            let typed = types.typeOrRuntimes(of: receiver)
          else { return }
          if types.types(typed).contains(where: { app.ancestors[view].contains($0.id) }) {
            isCalled = true
          }
        }
        return isCalled && source.detaching.answer(method, on: interactor) == .nothing
      }
  }

  private func isUnheard(_ closure: Closure, in method: Member<Function>) -> Bool {
    let given = PropertyWrites.Given(
      value: .closure(closure), types: DeclaredTypes(app, app.types[view], file: method.file),
      function: method.item)
    return source.detaching.answer(calling: given) == .nothing
  }

  /// Whether a body, closures left out, calls something that the view refers to, such as its listener.
  private func tells(_ body: [Statement]) -> Bool {
    var tells = false
    SyntaxWalk.expressions(in: body, entersClosures: false) { expression in
      if case .call(let call) = expression, isTold(call) { tells = true }
    }
    return tells
  }

  /// Whether a call goes to something that the view refers to, such as its listener.
  private func isTold(_ call: Call) -> Bool {
    guard let root = (call.receiver?.chain ?? []).first(where: { $0 != "self" && $0 != "super" }),
      let property = app.property(root, of: view)
    else { return false }
    return app.types(property.item.type, in: property.file).contains {
      $0.kind == .protocol || $0.id == rib.interactor
    }
  }

  private static func calls(
    _ name: String, in body: [Statement], entersClosures: Bool
  ) -> Bool {
    var found = false
    SyntaxWalk.expressions(in: body, entersClosures: entersClosures) { expression in
      guard case .call(let call) = expression, call.name == name,
        call.receiver == nil || call.receiver?.chain == ["self"]
      else { return }
      found = true
    }
    return found
  }

  /// What UIKit calls by itself.
  private static let hooks: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "dismiss", "init", "deinit",
  ]
}
