import RIBsAnalysis

// What others than the interactor give the presenter, such as the builder.
extension PresenterClosures {
  /// A closure or a function that holds the interactor.
  struct Given {
    let place: SourcePlace
    let view: Int
    /// The property of the view that keeps it.
    let property: String
    let isFunction: Bool
    /// Whether the sources show that it holds the interactor strongly.
    let isRead: Bool
  }

  /// What other code than the interactor's gives the presenter, the first for each property.
  func givenByOthers(_ source: SourceFacts) -> [Given] {
    let own = Set(app.ancestors[owner])
    return presenters.flatMap { view in
      app.ancestors[view].filter { app.types[$0].isClass }
        .flatMap { app.types[$0].allProperties.map(\.item) }
        .filter { $0.isStored && $0.type?.unwrapped.isFunction ?? false && !ends($0.name) }
        .compactMap { property in
          source.detaching.writes.values(of: property.name, of: view)?.lazy
            .filter { !($0.types.owner.map { own.contains($0.id) } ?? false) }
            .compactMap { given(property.name, $0, view) }.first
        }
    }
  }

  private func given(_ property: String, _ write: PropertyWrites.Given, _ view: Int) -> Given? {
    let hold: SelfHold
    var isFunction = false
    switch write.value {
    case .member(let base?, let name):
      isFunction = true
      let isMethod =
        app.property(name, of: owner) == nil && !app.methods(name, of: owner).isEmpty
      hold = isMethod && isInteractor(base, write.types) ? .yes : .no
    case .closure(let closure): hold = self.hold(of: closure, write.types)
    default: hold = .no
    }
    guard hold != .no else { return nil }
    return Given(
      place: SourcePlace(file: write.types.file, line: write.function.line(of: write.value)),
      view: view, property: property, isFunction: isFunction, isRead: hold == .yes)
  }

  /// Whether a closure holds the interactor: by the variable that it was made for, or by another that may be weak.
  private func hold(of closure: Closure, _ types: DeclaredTypes) -> SelfHold {
    let others = Set(closure.captures.filter { $0.strength != .strong }.map(\.name))
      .union(closure.parameters)
    var hold = SelfHold.no
    SyntaxWalk.expressions(in: closure.body) { expression in
      guard case .name(let name) = expression, !others.contains(name),
        isInteractor(expression, types)
      else { return }
      let isMade = if case .call? = types.locals[name]?.value { true } else { false }
      hold = max(hold, isMade ? .yes : .unlessWeak)
    }
    return hold
  }

  private func isInteractor(_ expression: Expression, _ types: DeclaredTypes) -> Bool {
    types.type(of: expression).map { typed in
      app.classes(typed.type, in: typed.file, inside: types.owner) == [owner]
    } ?? false
  }
}

extension Function {
  /// The line of the statement that assigns a value; the function's own if there is none.
  fileprivate func line(of value: Expression) -> Int {
    var found = line
    var rest = body ?? []
    while let statement = rest.popLast() {
      rest += statement.blocks.flatMap { $0 }
      guard case .expression(.assign(_, let source), let line) = statement else { continue }
      switch (source, value) {
      case (.closure(let one), .closure(let other)): if one === other { found = line }
      case (.member, .member): if source.chain == value.chain { found = line }
      default: break
      }
    }
    return found
  }
}
