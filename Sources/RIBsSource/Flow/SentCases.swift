/// The cases of enums that the app's own streams send once at most, such as `.finished`: what sends one ends the stream
/// with it, or tests a property of its own and sets it, as a phase that begins only from another one.
struct SentCases {
  /// A case that a function sends.
  private struct Sent {
    /// The enums that have it, by what the stream is declared to send, or by the name alone.
    let enums: Set<Int>
    let isOnce: Bool
  }

  /// What the app's functions send, by the cases' names.
  private var sent: [String: [Sent]] = [:]
  /// The enums that have a case, by its name.
  private var enums: [String: Set<Int>] = [:]
  /// Those of them in which the case carries something.
  private var carrying: [String: Set<Int>] = [:]

  init(_ app: AppIndex) {
    for type in app.types {
      for name in type.cases { enums[name, default: []].insert(type.id) }
      for name in type.payloads.keys { carrying[name, default: []].insert(type.id) }
    }
    let passing = Self.passingFunctions(app)
    for function in app.code {
      for (name, given) in Self.given(in: function.item) {
        for method in passing[given.name ?? ""] ?? [] where method.item.accepts(given.arguments) {
          guard let parameter = method.item.parameters.first else { continue }
          let known = app.types(parameter.type, in: method.file).map(\.id)
          let enums = (enums[name] ?? []).intersection(known)
          if !enums.isEmpty { sent[name, default: []].append(Sent(enums: enums, isOnce: false)) }
        }
      }
      let sends = Self.sends(in: function.item)
      if sends.isEmpty { continue }
      let owner = function.owner < 0 ? nil : app.types[function.owner]
      let types = DeclaredTypes(app, of: function)
      for (name, receiver) in sends {
        let all = enums[name] ?? []
        let declared = types.type(of: receiver).map { stream in
          all.intersection(
            stream.type.arguments.flatMap { app.types($0, in: stream.file, inside: owner) }
              .map(\.id))
        }
        let known = declared.flatMap { $0.isEmpty ? nil : $0 } ?? all
        let isOnce = Self.runsOnce(function.item, receiver, owner, app)
        sent[name, default: []].append(Sent(enums: known, isOnce: isOnce))
      }
    }
  }

  /// Whether streams of the app send each of some cases once at most. Streams that the app does not make may send any.
  ///
  /// - Parameter types: The types that the value with the cases may be of; none if that is not known.
  func areSentOnce(_ cases: [String], of types: [Int]) -> Bool {
    !cases.isEmpty
      && cases.allSatisfy { name in
        let own = types.isEmpty ? enums[name] ?? [] : Set(types)
        guard own.count == 1 else { return false }
        let sends = (sent[name] ?? []).filter { !$0.enums.isDisjoint(with: own) }
        return sends.contains { $0.enums == own } && sends.allSatisfy(\.isOnce)
      }
  }

  /// Whether one of some cases may come twice in a row from a stream that leaves out equal neighbours: it carries
  /// something, and several functions send it.
  ///
  /// - Parameter types: The types that the value with the cases may be of; none if that is not known.
  func mayFollowThemselves(_ cases: [String], of types: [Int]) -> Bool {
    cases.contains { name in
      let own = types.isEmpty ? enums[name] ?? [] : Set(types)
      return carrying[name].map { !$0.isDisjoint(with: own) } ?? false
        && (sent[name] ?? []).count { !$0.enums.isDisjoint(with: own) } > 1
    }
  }

  private static let sending = StreamTypes.sending.union(["yield"])

  /// The cases that a function sends, and the streams that it sends them to.
  private static func sends(in function: Function) -> [(name: String, stream: Expression)] {
    var found: [(String, Expression)] = []
    SyntaxWalk.calls(in: function.body ?? []) { call in
      guard let name = call.name, sending.contains(name), let first = call.arguments.first,
        first.label == nil, let stream = call.receiver
      else { return }
      switch first.value {
      case .member(_, let name): found.append((name, stream))
      case .call(let made):
        if case .member(_, let name) = made.callee { found.append((name, stream)) }
      default: break
      }
    }
    return found
  }

  /// The functions that send what they are given first, as `func update(_ state: State) { relay.accept(state) }`.
  private static func passingFunctions(_ app: AppIndex) -> [String: [Member<Function>]] {
    var found: [String: [Member<Function>]] = [:]
    for function in app.code {
      guard let parameter = function.item.parameters.first?.name else { continue }
      var isSent = false
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        guard let name = call.name, sending.contains(name), let first = call.arguments.first,
          first.label == nil, case .name(parameter) = first.value
        else { return }
        isSent = true
      }
      if isSent { found[function.item.name, default: []].append(function) }
    }
    return found
  }

  /// The cases that a function gives to others as their first argument.
  private static func given(in function: Function) -> [(name: String, call: Call)] {
    var found: [(String, Call)] = []
    SyntaxWalk.calls(in: function.body ?? []) { call in
      guard let name = call.name, !sending.contains(name) else { return }
      switch call.arguments.first?.value {
      case .call(let made):
        if case .member(_, let name) = made.callee { found.append((name, call)) }
      case .member(_, let name): found.append((name, call))
      default: break
      }
    }
    return found
  }

  /// Whether a function ends the stream, or runs only while a property is false that it sets to true.
  private static func runsOnce(
    _ function: Function, _ stream: Expression, _ owner: AppType?, _ app: AppIndex
  ) -> Bool {
    let names = stream.ownChain
    let body = function.body ?? []
    var ends = false
    SyntaxWalk.calls(in: body) { call in
      guard let names, call.receiver?.ownChain == names else { return }
      if ["finish", "onCompleted"].contains(call.name) { ends = true }
      if call.name == "send", call.arguments.first?.label == "completion" { ends = true }
    }
    if ends { return true }
    // An interactor's own phase tells what is attached.
    let isInteractor =
      owner.flatMap { app.superclass(of: $0.id, named: app.dialect.interactors) } != nil
    if isInteractor, body.contains(where: { leavesWhatItAsks($0, in: body) }) { return true }
    let tested = Set(body.flatMap(\.testedFalse))
    return tested.contains { flag in
      sets(flag, to: true, in: body)
        && owner.map { type in
          !type.code.contains { sets(flag, to: false, in: $0.item.body ?? []) }
        } ?? false
    }
  }

  /// Whether a `guard` goes on only while a property is one case, and the body gives the property another one.
  private static func leavesWhatItAsks(_ statement: Statement, in body: [Statement]) -> Bool {
    guard case .guard(let conditions, _, _) = statement else { return false }
    return conditions.contains { condition in
      guard case .test(.binary("==", let property, .member(nil, let asked))) = condition,
        let name = property.ownChain, name.count == 1
      else { return false }
      var leaves = false
      SyntaxWalk.expressions(in: body, entersClosures: false) { expression in
        if case .assign(let target, .member(nil, let given)) = expression,
          target.ownChain == name, given != asked
        {
          leaves = true
        }
      }
      return leaves
    }
  }

  private static func sets(_ flag: String, to value: Bool, in body: [Statement]) -> Bool {
    var found = false
    SyntaxWalk.expressions(in: body) { expression in
      if case .assign(let target, .boolean(value)) = expression, target.chain?.last == flag {
        found = true
      }
    }
    return found
  }
}
