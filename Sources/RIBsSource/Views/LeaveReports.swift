import RIBsAnalysis

/// Whether the app learns that a view is gone: its class or a superclass reports it, or the parent does.
struct LeaveReports {
  let source: SourceFacts
  var app: AppIndex { source.app }

  init(_ source: SourceFacts) { self.source = source }

  static let disappearHooks = ["viewDidDisappear", "viewWillDisappear"]
  private static let delegateHooks = [
    "presentationControllerDidDismiss", "presentationControllerWillDismiss",
  ]
  /// What UIKit calls when the user has pulled a sheet down, and not when the code dismisses it.
  ///
  /// Source: Apple's documentation of `presentationControllerDidDismiss(_:)`.
  static let pullHooks = Set(delegateHooks)
  private static let moveHooks = ["didMove", "willMove"]
  private static let popHooks = disappearHooks + moveHooks + ["navigationController"]
  /// What UIKit or SwiftUI calls when a view is gone or about to go.
  static let leaveHooks = Set(popHooks + delegateHooks).union([
    "deinit", "onDisappear", "popoverPresentationControllerDidDismissPopover", "navigationBar",
    "viewDidDismiss",
  ])
  static let returnHooks = ["viewDidAppear", "viewWillAppear"]
  /// What turns the back swipe off in a view, or handles it.
  fileprivate static let switches = leftButtons.union([
    "hidesBackButton", "setHidesBackButton", "backBarButtonAction", "backAction",
  ])
  /// What replaces the back button, unless the view puts its buttons beside it.
  private static let leftButtons: Set<String> = [
    "leftBarButtonItem", "leftBarButtonItems", "setLeftBarButton", "setLeftBarButtonItems",
  ]

  func isHeard(_ loss: ViewLoss, by parent: Int) -> Bool {
    let views = classes(of: loss.child)
    switch loss.way {
    case .swipe:
      return hearsPops(parent) && isDetachedByOthers(loss.child, parent)
        || views.contains { isReporting($0, Self.popHooks, .swipe) }
        || views.contains { handlesBack($0, of: loss.child) }
    case .sheet:
      return views.contains { isReporting($0, Self.disappearHooks, .sheet, inside: loss.isWrapped) }
        || loss.around.contains { isReporting($0, Self.disappearHooks, .sheet) }
    }
  }

  /// Whether only the view itself tells that it was popped, and only when it disappears.
  func isToldOnlyByDisappearing(_ loss: ViewLoss, _ parent: Int) -> Bool {
    let views = classes(of: loss.child)
    let others = Self.moveHooks + ["navigationController", "deinit"]
    return views.contains { isReporting($0, ["viewDidDisappear"], .swipe) }
      && !views.contains { isReporting($0, others, .swipe) || handlesBack($0, of: loss.child) }
      && !(hearsPops(parent) && isDetachedByOthers(loss.child, parent))
  }

  /// Whether anything but the child itself can have the parent detach the child.
  private func isDetachedByOthers(_ child: Int, _ parent: Int) -> Bool {
    source.detaches(of: child, by: parent).contains { detach in
      !detach.context.entry.children.contains(child)
        || source.isCalledByOthers(detach.context.entry, than: child)
        || source.isCalledByClosure(detach.context)
    }
  }

  /// Whether the view reports that it is gone, but only if it goes the other way: a pop is no dismissal.
  func isReportedOtherwise(_ loss: ViewLoss) -> Bool {
    let hooks = loss.way == .swipe ? Self.popHooks : Self.disappearHooks
    return classes(of: loss.child).contains { isReporting($0, hooks, nil) }
  }

  /// Whether the view tells somebody that it is gone, and no function that anybody calls detaches the child, or one only
  /// empties its slot. Each is a finding of its own.
  func isNeverDetached(_ loss: ViewLoss, of parent: Int) -> Bool {
    guard isTold(loss) else { return false }
    if source.lostChildren.contains(where: {
      $0.parent == parent && $0.children.contains(loss.child)
    }) {
      return true
    }
    return !source.detaches(of: loss.child, by: parent).contains { detach in
      source.isCalled(detach.context.entry) || source.isCalledByClosure(detach.context)
    }
  }

  /// Whether the view calls another object when it disappears, whatever that leads to.
  func isTold(_ loss: ViewLoss) -> Bool {
    let hooks = loss.way == .swipe ? Self.popHooks : Self.disappearHooks + Self.delegateHooks
    return (classes(of: loss.child) + loss.around).contains { view in
      hooks.contains { name in
        app.methods(name, of: view).contains { calls($0.item, view, mayTell: { _ in true }) }
      }
    }
  }

  /// Whether the view of a RIB reports that it was popped.
  func reportsPop(_ child: Int) -> Bool {
    classes(of: child).contains { isReporting($0, Self.popHooks, .swipe) }
  }

  /// Whether the view of a RIB reports that it was dismissed, whoever did it.
  func reportsDismissal(_ child: Int) -> Bool {
    classes(of: child).contains { isReporting($0, Self.disappearHooks, .sheet) }
  }

  /// Whether the view of a RIB may report that it is gone, however it went.
  func mayReportItsEnd(_ rib: Int) -> Bool {
    let hooks = Self.leaveHooks.sorted()
    let info = source.ribs.ribs[rib]
    return classes(of: rib).contains { isReporting($0, hooks, nil) }
      || [info.interactor, info.router].compactMap(\.self).contains { type in
        hooks.contains { hook in
          hook != "deinit" && app.methods(hook, of: type).contains { $0.item.body != nil }
        }
      }
  }

  /// Whether the view of a child reports that it is gone, however it went, and the parent may detach the child then.
  func isAnyEndHeard(of child: Int, by parent: Int) -> Bool {
    let views = classes(of: child)
    guard views.contains(where: { isReporting($0, Self.popHooks, nil) }) else { return false }
    // Another parent may do more about it.
    let told = functionsTold(ofPopsOf: child)
    return told.isEmpty
      || source.detaches(of: child, by: parent).contains { told.contains($0.context.entry.name) }
  }

  /// The functions of its listener that a child calls when the user has popped its view.
  func functionsTold(ofPopsOf child: Int) -> Set<String> {
    functionsTold(by: methods(Self.popHooks, of: child), of: child)
  }

  /// The functions of its listener that a child calls when its view disappears because it is dismissed.
  func functionsTold(ofDismissalsOf child: Int) -> Set<String> {
    functionsTold(by: methods(["viewDidDisappear"], of: child), of: child, .sheet)
  }

  /// The functions of its listener that a child calls when the user has pulled its view down.
  func functionsTold(ofPullsOf child: Int) -> Set<String> {
    functionsTold(
      by: methods(Self.disappearHooks + Self.delegateHooks, of: child), of: child, .sheet)
  }

  private func methods(_ names: [String], of child: Int) -> [Member<Function>] {
    names.flatMap { name in
      classes(of: child).flatMap { app.ancestors[$0] }.flatMap { app.types[$0].methods[name] ?? [] }
    }
  }

  /// Whether a child calls its listener when its view is gone, however it went, and never a function of a name.
  func tellsItsEnd(of child: Int, butNotBy name: String) -> Bool {
    let hooks = methods(Self.leaveHooks.sorted(), of: child)
    let told = functionsTold(by: hooks, of: child, nil)
    return !told.isEmpty && !told.contains(name)
  }

  /// The functions of its listener that a child calls when UIKit calls hooks of its view.
  ///
  /// - Parameter way: How the view goes; nil for any way.
  func functionsTold(
    by hooks: [Member<Function>], of child: Int, _ way: ViewLoss.Way? = .swipe
  ) -> Set<String> {
    let called = names(calledBy: hooks, of: child, way)
    return Set(
      (source.flow.outgoing[child] ?? []).filter {
        $0.target == .listener && called.contains($0.context.entry.name)
      }.map(\.name))
  }

  /// The names of what the view of a child may call when it is popped, such as a closure that one of its properties has.
  func names(calledByPopsOf child: Int) -> Set<String> {
    names(calledBy: methods(Self.popHooks, of: child), of: child, .swipe)
  }

  private func names(
    calledBy hooks: [Member<Function>], of child: Int, _ way: ViewLoss.Way?
  ) -> Set<String> {
    let classes = classes(of: child)
    var called: Set<String> = []
    var rest = hooks.map { source.leavingHooks.running($0, way) }
    var seen: Set<ObjectIdentifier> = []
    while let next = rest.popLast() {
      guard seen.insert(ObjectIdentifier(next.item)).inserted else { continue }
      SyntaxWalk.calls(in: next.item.body ?? []) { call in
        guard let name = call.name else { return }
        called.insert(name)
        if call.isOnSelf { rest += classes.flatMap { app.methods(name, of: $0) } }
      }
    }
    return called
  }

  /// Whether the user can certainly swipe back what is attached, and so break the swipe off as well.
  func canBeSwiped(_ event: AttachEvent) -> Bool {
    source.losses(of: event).contains { loss in
      loss.way == .swipe && loss.guess == nil
        && !classes(of: loss.child).contains { handlesBack($0, of: loss.child) }
    }
  }

  /// Where a view reports its end each time it disappears, and the functions of the listener that are called then.
  ///
  /// Source: Apple's documentation of `viewDidDisappear`. UIKit also calls it when another view covers this one.
  func reportWhenCovered(of child: Int) -> (place: SourcePlace, told: Set<String>)? {
    guard let interactor = source.ribs.ribs[child].interactor else { return nil }
    for view in classes(of: child) {
      for hook in Self.disappearHooks.flatMap({ app.methods($0, of: view) }) {
        let called = callsForCertain(LeavingView.covered.running(hook.item.body ?? []))
        let told = (source.flow.outgoing[child] ?? []).filter { call in
          call.target == .listener && called.contains(call.context.entry.name)
            && app.methods(call.context.entry.name, of: interactor).contains {
              $0.file == call.place.file && $0.item.alwaysReaches(call.place.line)
            }
        }
        if !told.isEmpty { return (hook.place(hook.item.line), Set(told.map(\.name))) }
      }
    }
    return nil
  }

  /// The names of what statements call on other objects, under no condition.
  private func callsForCertain(_ body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    for statement in body {
      guard case .expression(let expression, _) = statement else {
        if statement.blocks.isEmpty { continue }
        break
      }
      if case .call(let call) = expression.withoutOptionals, !call.isOnSelf, let name = call.name {
        names.insert(name)
      }
    }
    return names
  }

  func classes(of rib: Int) -> [Int] {
    source.ribs.ribs[rib].views.filter { app.types[$0].isClass }
  }

  // MARK: The view

  /// Whether a view or a superclass of it tells somebody that it is gone.
  ///
  /// - Parameters:
  ///   - way: How it goes; nil for any way.
  ///   - container: Whether a container around it goes that way, and takes it along.
  func isReporting(
    _ view: Int, _ hooks: [String], _ way: ViewLoss.Way?, inside container: Bool = false
  ) -> Bool {
    let classes = app.ancestors[view].filter { app.types[$0].isClass }
    return hooks.contains { name in
      called(name, of: classes).contains { hook in
        let isAsked = Self.disappearHooks.contains(name) || Self.moveHooks.contains(name)
        return reports(
          isAsked ? source.leavingHooks.running(hook, way, inside: container) : hook, on: view)
      }
    } || classes.contains { app.types[$0].code.contains { observes(hooks, $0.item.body ?? []) } }
      || source.hostedViews(of: view).contains(where: reportsItsEnd)
  }

  /// The functions of a name that UIKit's call runs: an override that does not call `super` ends the chain.
  ///
  /// - Parameter classes: A class and its superclasses, in this order.
  private func called(_ name: String, of classes: [Int]) -> [Member<Function>] {
    var found: [Member<Function>] = []
    for type in classes {
      let hooks = app.types[type].methods[name] ?? []
      found += hooks
      let end = hooks.contains { hook in
        guard hook.item.isOverride, let body = hook.item.body else { return false }
        var callsSuper = false
        SyntaxWalk.calls(in: body) { call in
          if call.name == name, call.receiver?.chain == ["super"] { callsSuper = true }
        }
        return !callsSuper
      }
      if end { break }
    }
    return found
  }

  /// Whether a SwiftUI view tells somebody that it is gone, in `onDisappear`.
  private func reportsItsEnd(_ view: Int) -> Bool {
    app.types[view].code.contains { function in
      var isTold = false
      let types = DeclaredTypes(app, of: function)
      ScopedWalk.expressions(in: function.item.body ?? [], types) { expression, types in
        guard case .call(let call) = expression, call.name == "onDisappear",
          let action = call.arguments.last?.value
        else { return }
        let given = PropertyWrites.Given(value: action, types: types, function: function.item)
        if source.detaching.answer(calling: given) != .nothing { isTold = true }
      }
      return isTold
    }
  }

  /// Whether a RIB's view or a superclass of it has a back button of its own, which turns the back swipe off.
  private func handlesBack(_ view: Int, of rib: Int) -> Bool {
    if source.swipeDeciders.letSwipe(view, of: rib) { return false }
    let own = app.ancestors[view].filter { app.types[$0].isClass && !app.types[$0].isExternal }
      .flatMap { app.types[$0].code }
    let isBeside = own.contains { $0.item.putsButtonsBesideBack }
    let switches = isBeside ? Self.switches.subtracting(Self.leftButtons) : Self.switches
    return own.contains { method in
      let body = method.item.body ?? []
      if SyntaxWalk.mentions(anyOf: switches, in: body) { return true }
      var isHelped = false
      SyntaxWalk.calls(in: body) { call in
        if let name = call.name, source.backButtonHelpers.contains(name) { isHelped = true }
      }
      return isHelped
    }
  }

  /// Whether a hook leads to a detach, or tells somebody who may detach.
  func reports(_ hook: Member<Function>, on type: Int) -> Bool {
    switch source.detaching.answer(hook, on: type) {
    case .detaches: true
    case .nothing: false
    case .unknown:
      calls(hook.item, type) { name in
        let types = DeclaredTypes(app, app.types[type], file: hook.file)
        let own = PropertyWrites.Given(value: .name(name), types: types, function: hook.item)
        return source.detaching.answer(calling: own) != .nothing
      }
    }
  }

  /// Whether a hook calls something that the object refers to, or something of the object's own that may tell somebody:
  /// a function or a closure, by its name.
  private func calls(_ hook: Function, _ type: Int, mayTell: (String) -> Bool) -> Bool {
    var found = false
    SyntaxWalk.calls(in: hook.body ?? []) { call in
      guard let chain = call.receiver?.chain, chain != ["super"], chain != ["self"] else {
        guard call.receiver == nil || call.receiver?.chain == ["self"], let name = call.name else {
          return
        }
        if app.dialect.change(byFunction: name) == .detach {
          found = true
        } else if !app.methods(name, of: type).isEmpty || app.property(name, of: type) != nil {
          found = found || mayTell(name)
        }
        return
      }
      // Calls of the view's own controls and timers tell nobody.
      guard let root = chain.first(where: { $0 != "self" }),
        let property = app.property(root, of: type)
      else { return }
      let type = property.item.type ?? property.item.value.flatMap(Interpreter.made)
      let silent = UIKitTypes.parts.union(StreamTypes.timers)
      if type?.name.map(silent.contains) != true { found = true }
    }
    return found
  }

  /// Whether a body has a stream of a hook's calls.
  private func observes(_ hooks: [String], _ body: [Statement]) -> Bool {
    var found = false
    SyntaxWalk.expressions(in: body) { expression in
      if case .selector(let name) = expression, hooks.contains(name) { found = true }
    }
    return found
  }
}

extension Function {
  /// Whether it sets `leftItemsSupplementBackButton`, which keeps the back button and the swipe.
  fileprivate var putsButtonsBesideBack: Bool {
    var found = false
    SyntaxWalk.expressions(in: body ?? []) { expression in
      if case .assign(let target, .boolean(true)) = expression,
        target.lastMember?.name == "leftItemsSupplementBackButton"
      {
        found = true
      }
    }
    return found
  }
}

extension AppIndex {
  /// The functions of extensions of UIKit's classes, and of protocols, that replace the back button.
  func backButtonHelpers() -> Set<String> {
    let helpers = types.filter { $0.isExternal || $0.kind == .protocol }.flatMap(\.code)
    return Set(
      helpers.filter { SyntaxWalk.mentions(anyOf: LeaveReports.switches, in: $0.item.body ?? []) }
        .map(\.item.name))
  }
}
