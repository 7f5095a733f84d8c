import RIBsAnalysis

/// What a view disables while something is under way, so that a second tap does not come.
struct DisabledControls {
  private let app: AppIndex
  /// The classes of the view and of a presenter before it.
  private let views: [Int]
  private var code: [Member<Function>] {
    Set(views.flatMap { app.ancestors[$0] }).sorted().filter { app.types[$0].isClass }
      .flatMap { app.types[$0].code }
  }

  init(_ views: [Int], _ app: AppIndex) { (self.views, self.app) = (views, app) }

  // MARK: What is disabled

  /// The names of the controls that a function disables.
  ///
  /// - Parameter arguments: What is known of the arguments that are true or false, by the parameters' names.
  func names(disabledBy function: Member<Function>, _ arguments: [String: Bool]) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<ObjectIdentifier> = []
    var rest = [(function, arguments)]
    while let (next, known) = rest.popLast() {
      guard seen.insert(ObjectIdentifier(next.item)).inserted else { continue }
      var known = known
      var statements = (next.item.body ?? []).reversed().map(SyntaxWalk.Item.statement)
      while let item = statements.popLast() {
        switch item {
        case .statement(.declare(let names, _, let value?, _)) where names.count == 1:
          known[names[0]] = Self.value(of: value, known)
        case .statement(let statement): statements += SyntaxWalk.direct(statement).reversed()
        case .expression(.assign(let target, let value)):
          guard let (owner, name) = target.withoutOptionals.lastMember,
            Self.switches.contains(name), Self.value(of: value, known) != true,
            let control = owner?.withoutOptionals.chain?.last
          else { continue }
          found.insert(control)
        case .expression(.call(let call)):
          // A presenter passes on what it is told.
          for method in named(call.name) where method.item.accepts(call.arguments) {
            var given: [String: Bool] = [:]
            for (position, argument) in zip(
              method.item.positions(of: call.arguments), call.arguments)
            {
              guard let position else { continue }
              given[method.item.parameters[position].name] = Self.value(of: argument.value, known)
            }
            rest.append((method, given))
          }
        case .expression: break
        }
      }
    }
    return found
  }

  private func named(_ name: String?) -> [Member<Function>] {
    guard let name else { return [] }
    return views.flatMap { app.methods(name, of: $0) }
  }

  private static let switches: Set<String> = ["isEnabled", "isUserInteractionEnabled"]

  /// Nil if it is not known.
  private static func value(of expression: Expression, _ known: [String: Bool]) -> Bool? {
    switch expression {
    case .boolean(let isTrue): isTrue
    case .name(let name): known[name]
    case .not(let inner): value(of: inner, known).map { !$0 }
    default: nil
    }
  }

  /// The names of what the view reads where it says whether a control is enabled, in one statement with it.
  var statesThatDisable: Set<String> {
    var found: Set<String> = []
    for method in code {
      var lists = [method.item.body ?? []]
      while let list = lists.popLast() {
        lists += list.flatMap(\.blocks)
        for case .expression(let expression, _) in list {
          var (members, isSwitch): (Set<String>, Bool) = ([], false)
          SyntaxWalk.expressions(in: [.expression(expression, line: 0)]) { part in
            guard case .member(_, let name) = part else { return }
            members.insert(name)
            if Self.switches.contains(name) { isSwitch = true }
          }
          if isSwitch { found.formUnion(members) }
        }
      }
    }
    return found.subtracting(Self.switches)
  }

  // MARK: What leads to a function

  /// Whether one of the controls leads to a call of a function, or the sources do not show what does.
  ///
  /// - Parameter name: The function of the interactor that the view calls.
  func mayLead(to name: String, from controls: Set<String>) -> Bool {
    if controls.isEmpty { return false }
    if controls.contains("view") { return true }
    let leading = controlsLeading(to: name)
    return leading.isEmpty || !leading.isDisjoint(with: controls)
  }

  /// The properties of the view that stand beside a handler which calls a function: `button.addTarget(self, action:
  /// #selector(tapped), …)` or `button.rx.tap.subscribe { … }`.
  private func controlsLeading(to name: String) -> Set<String> {
    let handlers = Set(
      code.filter { SyntaxWalk.calls(anyOf: [name], in: $0.item.body ?? []) }.map(\.item.name))
    func isHandler(_ expression: Expression) -> Bool {
      switch expression {
      case .selector(let handler), .name(let handler), .member(.name("self")?, let handler):
        handlers.contains(handler)
      case .closure(let closure):
        SyntaxWalk.calls(anyOf: handlers.union([name]), in: closure.body)
      default: false
      }
    }
    var found: Set<String> = []
    for method in code {
      for case .expression(let expression, _) in method.item.body ?? [] {
        var (leads, names): (Bool, Set<String>) = (false, [])
        SyntaxWalk.expressions(in: [.expression(expression, line: 0)], entersClosures: false) {
          part in
          if isHandler(part) { leads = true }
          switch part {
          case .name(let name), .member(.name("self")?, let name): names.insert(name)
          default: break
          }
        }
        if leads { found.formUnion(names.filter { app.property($0, of: method.owner) != nil }) }
      }
    }
    return found
  }

  /// Whether what calls a function of the interactor disables something itself.
  func isDisabledByHandler(of name: String) -> Bool {
    var found = false
    func look(_ body: [Statement], _ owner: Member<Function>) {
      guard SyntaxWalk.calls(anyOf: [name], in: body) else { return }
      let handler = Function(name: "", body: body, line: owner.item.line)
      let member = Member(handler, owner: owner.owner, file: owner.file)
      if !names(disabledBy: member, [:]).isEmpty { found = true }
    }
    for method in code {
      var closures: [Closure] = []
      SyntaxWalk.expressions(in: method.item.body ?? []) { expression in
        if case .closure(let closure) = expression { closures.append(closure) }
      }
      if closures.isEmpty { look(method.item.body ?? [], method) }
      for closure in closures { look(closure.body, method) }
    }
    return found
  }
}
