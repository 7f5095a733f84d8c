import RIBsAnalysis

// What the code changes about a view controller.
extension Interpreter {
  /// Notes an assignment to a property of UIKit's.
  func assignScreen(
    _ target: Expression, _ value: Value, _ source: Expression, _ state: inout PathState
  ) {
    let line = frame.line
    var target = target
    while case .optionalChain(let inner) = target { target = inner }
    let name: String
    var base: Expression?
    switch target {
    case .name(let text) where state.locals[text] == nil: name = text
    case .member(let owner?, let text): (name, base) = (text, owner)
    default: return
    }
    func owner(_ expression: Expression?) -> Value { screenOwner(expression, state) }
    switch name {
    case "isNavigationBarHidden":
      change(.bar(isHidden: value.isTrue), of: owner(base), line, &state)
    case "modalPresentationStyle":
      change(.style(Self.style(value, source)), of: owner(base), line, &state)
    case "isModalInPresentation":
      change(.pin(value.isTrue), of: owner(base), line, &state)
    case "viewControllers":
      showStack(value, source, on: owner(base), line, &state)
    case _ where Self.backButtons.contains(name):
      guard let (owned, member) = base?.lastMember, member == "navigationItem" else { return }
      let isHidden = name == "hidesBackButton" ? value.isTrue : !value.isNothing
      change(.backButton(isHidden: isHidden), of: owner(owned), line, &state)
    case "delegate":
      guard let base else { return }
      if let (owned, member) = base.lastMember, member == "interactivePopGestureRecognizer" {
        change(.gestureDelegate, of: owner(owned), line, &state)
      } else if !value.isNothing, case .presentation(let screen)? = owner(base).screen {
        if isKeptByNobody(source) || tellsNobody(source, state) {
          log.screens.unkeptDelegates[context.entry.place] = placeInRIB(line)
        } else {
          change(.presentationDelegate(delegates(value)), of: screen, line, &state)
        }
      }
    case "isEnabled":
      guard let (owned, member) = base?.lastMember, member == "interactivePopGestureRecognizer"
      else { return }
      change(.gesture(isOn: value.isTrue), of: owner(owned), line, &state)
    default:
      // A property of another object may be where it is attached from.
      if let base, base.chain != ["self"], !value.leaves.isEmpty { noteHandedOn(value) }
    }
  }

  /// The classes of a delegate. The view of a child is of the child's class, whatever the type of a view controller says.
  private func delegates(_ value: Value) -> [Int] {
    guard case .child? = value.shownAs else { return types(of: value) }
    return value.views.flatMap(\.built).flatMap(\.ribs).flatMap { ribs.ribs[$0].views }
  }

  /// Whether a delegate is an object that only a variable of the function holds: the property of the presentation
  /// controller is weak, so nobody hears from it.
  private func isKeptByNobody(_ delegate: Expression) -> Bool {
    if case .name("self") = delegate { return isOfNobodyElse() }
    if isMadeAnew(delegate) { return true }
    guard case .name(let name) = delegate else { return isMade(delegate, in: frame.file) }
    let others = (frame.function.body ?? []).filter { statement in
      guard case .expression(.assign(let target, .name(name)), _) = statement else { return true }
      return target.chain?.last != "delegate"
    }
    if let made = frame.function.constants[name] {
      return isMade(made, in: frame.file) && LocalUses(name: name, scope: others).endWithTheFunction
    }
    let declared = Statement.declare([name], nil, nil, line: frame.function.line)
    return LocalUses(name: name, scope: [declared] + others).endWithTheFunction
      && isGivenByNobodyElse(name)
  }

  /// Whether a delegate is what a computed property makes anew each time.
  private func isMadeAnew(_ delegate: Expression) -> Bool {
    guard let (base, name) = delegate.withoutOptionals.lastMember else { return false }
    let types = DeclaredTypes(app, frame.type.map { app.types[$0] }, file: frame.file)
    let owners = base.map { types.typeOrRuntimes(of: $0).map(types.types) ?? [] } ?? []
    let classes = owners.flatMap(app.objects)
    return !classes.isEmpty
      && classes.allSatisfy { type in
        guard let property = app.property(name, of: type), let body = property.item.getter?.body,
          let made = body.results.first, body.count == 1
        else { return false }
        return isMade(made, in: property.file)
      }
  }

  /// Whether the running function belongs to an object that its caller makes and that goes when the caller returns.
  private func isOfNobodyElse() -> Bool {
    guard let type = frame.type, type != rib?.router, type != rib?.interactor else { return false }
    return goesWithTheCaller(\.receiver)
  }

  /// Whether a parameter of the running function is an object that its caller makes and does nothing else with.
  private func isGivenByNobodyElse(_ parameter: String) -> Bool {
    guard let index = frame.function.parameters.firstIndex(where: { $0.name == parameter }) else {
      return false
    }
    return goesWithTheCaller { call in
      frame.function.positions(of: call.arguments).firstIndex(of: index).map {
        call.arguments[$0].value
      }
    }
  }

  /// Whether the caller of the running function makes an object for the call alone.
  ///
  /// - Parameter object: What the call names the object by: its receiver, or an argument.
  private func goesWithTheCaller(_ object: (Call) -> Expression?) -> Bool {
    guard let site = context.calls.last else { return false }
    return app.code.contains { caller in
      guard caller.file == site.place.file, caller.item.name == site.name else { return false }
      var found: Expression?
      let others = (caller.item.body ?? []).filter { statement in
        guard case .expression(.call(let call), _) = statement, call.line == site.place.line,
          call.name == frame.function.name, let named = object(call)
        else { return true }
        found = named
        return false
      }
      guard case .name(let name)? = found else {
        return found.map { isMade($0, in: caller.file) } ?? false
      }
      return caller.item.constants[name].map { isMade($0, in: caller.file) } ?? false
        && LocalUses(name: name, scope: others).endWithTheFunction
    }
  }

  /// Whether an expression makes an object of a class of the app.
  private func isMade(_ value: Expression, in file: String) -> Bool {
    Self.made(value).map { !app.classes($0, in: file).isEmpty } ?? false
  }

  /// Whether a delegate is an object of a property that only calls what nobody gives it, as where `proxy.delegate = self`
  /// is missing.
  private func tellsNobody(_ delegate: Expression, _ state: PathState) -> Bool {
    guard let (base, name) = delegate.withoutOptionals.lastMember, state.locals[name] == nil
    else { return false }
    let owner = screenOwner(base, state)
    guard owner.isPart,
      let property = types(of: owner).first.flatMap({ app.property(name, of: $0) }),
      let made = ribs.madeType(of: property), app.classes(made, in: property.file).count == 1,
      let type = app.classes(made, in: property.file).first
    else { return false }
    let hooks = Sheet.hooks.flatMap { app.methods($0, of: type) }
    var fields: Set<String> = []
    var isOnlyPassedOn = !hooks.isEmpty
    for hook in hooks {
      SyntaxWalk.calls(in: hook.item.body ?? []) { call in
        let names = (call.receiver ?? call.callee).ownChain
        guard let field = names?.first, let item = app.property(field, of: type)?.item,
          item.isOptionalVariable, item.value == nil
        else {
          isOnlyPassedOn = false
          return
        }
        fields.insert(field)
      }
    }
    return isOnlyPassedOn && !fields.isEmpty
      && fields.allSatisfy { !app.propertyWrites.maySet($0, of: type, in: property) }
  }

  /// Notes a call of UIKit's that replaces or hides the back button.
  func changeBackButton(
    _ name: String, _ arguments: [Value], _ call: Call, _ state: inout PathState
  ) {
    guard let first = arguments.first, Self.backButtonSetters.contains(name),
      let (owned, member) = call.receiver?.lastMember, member == "navigationItem"
    else { return }
    let isHidden = name == "setHidesBackButton" ? first.isTrue : !first.isNothing
    change(.backButton(isHidden: isHidden), of: screenOwner(owned, state), call.line, &state)
  }

  /// The properties of a navigation item that replace or hide the back button, and with it the back swipe.
  private static let backButtons: Set<String> = [
    "hidesBackButton", "leftBarButtonItem", "leftBarButtonItems",
  ]
  private static let backButtonSetters: Set<String> = [
    "setHidesBackButton", "setLeftBarButton", "setLeftBarButtonItems",
  ]

  /// What an expression before a member is; the receiver where there is none.
  func screenOwner(_ expression: Expression?, _ state: PathState) -> Value {
    guard let expression else { return frame.receiver }
    var scratch = state
    if case .name("super") = expression { return frame.receiver }
    return evaluate(expression, &scratch)
  }

  private static func style(_ value: Value, _ source: Expression) -> PresentationStyle? {
    switch value.kind {
    case .enumCase(let name): return PresentationStyle(name)
    case .choice(let values):
      let styles = Set(values.map { style($0, .nilLiteral) })
      return styles.count == 1 ? styles.first.flatMap { $0 } : nil
    default: break
    }
    return source.chain?.last.flatMap { PresentationStyle($0) }
  }

  func change(
    _ what: ViewChange.What, of receiver: Value, _ line: Int, _ state: inout PathState
  ) {
    if let screen = receiver.shownAs { change(what, of: screen, line, &state) }
  }

  private func change(
    _ what: ViewChange.What, of screen: Screen, _ line: Int, _ state: inout PathState
  ) {
    var facts = state.screens.facts[screen] ?? ScreenFacts()
    switch what {
    case .bar(let isHidden): facts.isBarHidden.set(isHidden)
    case .style(let style): facts.style.set(style)
    case .pin(let isPinned): facts.isPinned.set(isPinned)
    case .presentationDelegate(let classes): facts.delegates.set(classes)
    case .backButton(let isHidden): facts.hidesBack.set(isHidden)
    case .gestureDelegate, .gesture: break
    }
    state.screens.facts[screen] = facts
    log.screens.changes.append(
      ViewChange(
        what: what, screen: screen, place: place(line), context: eventContext(place(line), state)))
  }
}
