import RIBsAnalysis

/// Whether the app learns that a view is gone: its class or a superclass reports it, or the parent does.
struct LeaveReports {
  private let source: SourceFacts
  private var app: AppIndex { source.app }

  init(_ source: SourceFacts) { self.source = source }

  private static let disappearHooks = ["viewDidDisappear", "viewWillDisappear"]
  private static let delegateHooks = [
    "presentationControllerDidDismiss", "presentationControllerWillDismiss",
  ]
  private static let popHooks =
    disappearHooks + ["didMove", "willMove", "navigationController"]
  /// What UIKit or SwiftUI calls when a view is gone or about to go.
  static let leaveHooks = Set(popHooks + delegateHooks).union([
    "deinit", "onDisappear", "popoverPresentationControllerDidDismissPopover", "navigationBar",
    "viewDidDismiss",
  ])
  private static let returnHooks = ["viewDidAppear", "viewWillAppear"]
  /// What turns the back swipe off in a view, or handles it.
  fileprivate static let switches: Set<String> = [
    "leftBarButtonItem", "leftBarButtonItems", "hidesBackButton", "setLeftBarButton",
    "setHidesBackButton", "setLeftBarButtonItems", "backBarButtonAction", "backAction",
  ]

  func isHeard(_ loss: ViewLoss, by parent: Int) -> Bool {
    let views = classes(of: loss.child)
    switch loss.way {
    case .swipe:
      return hearsPops(parent) && isDetachedByOthers(loss.child, parent)
        || views.contains { isReporting($0, Self.popHooks, .swipe) }
        || views.contains(where: handlesBack)
    case .sheet:
      return views.contains { isReporting($0, Self.disappearHooks, loss.isWrapped ? nil : .sheet) }
        || loss.around.contains { isReporting($0, Self.disappearHooks, .sheet) }
    }
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
    functionsTold(
      by: Self.popHooks.flatMap { hook in
        classes(of: child).flatMap { app.ancestors[$0] }.flatMap {
          app.types[$0].methods[hook] ?? []
        }
      }, of: child)
  }

  /// The functions of its listener that a child calls when UIKit calls hooks of its view for a pop.
  private func functionsTold(by hooks: [Member<Function>], of child: Int) -> Set<String> {
    let classes = classes(of: child)
    var called: Set<String> = []
    var rest = hooks.map { source.leavingHooks.running($0, .swipe) }
    var seen: Set<ObjectIdentifier> = []
    while let next = rest.popLast() {
      guard seen.insert(ObjectIdentifier(next.item)).inserted else { continue }
      SyntaxWalk.calls(in: next.item.body ?? []) { call in
        guard let name = call.name else { return }
        called.insert(name)
        if call.isOnSelf { rest += classes.flatMap { app.methods(name, of: $0) } }
      }
    }
    return Set(
      (source.flow.outgoing[child] ?? []).filter {
        $0.target == .listener && called.contains($0.context.entry.name)
      }.map(\.name))
  }

  /// Where a view reports its pop when the back swipe only begins, and the functions of the listener that are called then.
  ///
  /// Source: Apple's documentation of `viewWillDisappear`: a swipe that is broken off calls `viewWillAppear` after it.
  func earlyReport(of child: Int) -> (place: SourcePlace, told: Set<String>)? {
    for view in classes(of: child) {
      for hook in app.methods("viewWillDisappear", of: view)
      where !SyntaxWalk.mentions("transitionCoordinator", in: hook.item.body ?? []) {
        let told = functionsTold(by: [hook], of: child)
        if !told.isEmpty { return (hook.place(hook.item.line), told) }
      }
    }
    return nil
  }

  private func classes(of rib: Int) -> [Int] {
    source.ribs.ribs[rib].views.filter { app.types[$0].isClass }
  }

  // MARK: The view

  /// Whether a view or a superclass of it tells somebody that it is gone.
  ///
  /// - Parameter way: How it goes; nil for any way.
  private func isReporting(_ view: Int, _ hooks: [String], _ way: ViewLoss.Way?) -> Bool {
    app.ancestors[view].contains { ancestor in
      let type = app.types[ancestor]
      guard type.isClass else { return false }
      return hooks.contains { name in
        (type.methods[name] ?? []).contains { hook in
          let isAsked = Self.disappearHooks.contains(name)
          return reports(isAsked ? source.leavingHooks.running(hook, way) : hook, on: view)
        }
      } || type.code.contains { observes(hooks, $0.item.body ?? []) }
    } || source.hostedViews(of: view).contains(where: reportsItsEnd)
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

  /// Whether a view or a superclass of it has a back button of its own, which turns the back swipe off.
  private func handlesBack(_ view: Int) -> Bool {
    let own = app.ancestors[view].filter { app.types[$0].isClass && !app.types[$0].isExternal }
      .flatMap { app.types[$0].code }
    return own.contains { method in
      let body = method.item.body ?? []
      if uses(Self.switches, body) { return true }
      var isHelped = false
      SyntaxWalk.calls(in: body) { call in
        if let name = call.name, source.backButtonHelpers.contains(name) { isHelped = true }
      }
      return isHelped
    }
  }

  /// Whether a hook leads to a detach, or tells somebody who may detach.
  private func reports(_ hook: Member<Function>, on type: Int) -> Bool {
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
      guard let chain = call.receiver?.chain, chain != ["super"] else {
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

  private func uses(_ names: Set<String>, _ body: [Statement]) -> Bool {
    SyntaxWalk.uses(names, in: body)
  }

  /// Whether a body has a stream of a hook's calls.
  private func observes(_ hooks: [String], _ body: [Statement]) -> Bool {
    var found = false
    SyntaxWalk.expressions(in: body) { expression in
      if case .selector(let name) = expression, hooks.contains(name) { found = true }
    }
    return found
  }

  // MARK: The parent

  /// Whether the app has a navigation controller of its own that hears of all pops: one that is no RIB's view.
  var hasListeningNavigation: Bool {
    let views = Set(source.ribs.ribs.flatMap(\.views))
    return app.types.contains { type in
      type.isClass && !views.contains(type.id)
        && app.superclass(of: type.id, named: ["UINavigationController"]) != nil
        && tellsOfPops(type) && !isAskedToTell(type)
    }
  }

  /// Whether a push is given to an object that the navigation controller makes its delegate, and that hears of the pop:
  /// the router calls it, or passes a closure to what pushes.
  func isObserved(_ event: AttachEvent) -> Bool {
    let observers = source.navigationObservers
    guard !observers.isEmpty, let router = source.ribs.ribs[event.parent].router else {
      return false
    }
    let names = Set(observers.flatMap(\.methods.keys))
    // Each call on the way to the push, which a base class may make.
    let pushes = Set(
      source.shows(of: event).filter { $0.kind == .push }.flatMap {
        [$0.place] + $0.context.trail.map(\.place)
      })
    return app.ancestors[router].flatMap { app.types[$0].code }.contains { method in
      var (pushesHere, isGiven) = (false, false)
      SyntaxWalk.calls(in: method.item.body ?? []) { call in
        let isPush = pushes.contains(method.place(call.line))
        pushesHere = pushesHere || isPush
        if isPush, call.arguments.contains(where: \.value.isClosure) { isGiven = true }
        if let name = call.name, names.contains(name) { isGiven = true }
      }
      return pushesHere && isGiven
    }
  }

  /// The classes of the delegates of navigation controllers that hear of pops.
  fileprivate func navigationObservers() -> [AppType] {
    let controllers = app.types.filter {
      $0.isClass && app.superclass(of: $0.id, named: ["UINavigationController"]) != nil
    }
    return (controllers.flatMap(delegates) + controllers.filter(isAskedToTell)).filter(tellsOfPops)
  }

  /// Whether a navigation controller tells of the pops alone for which it was given a closure.
  private func isAskedToTell(_ type: AppType) -> Bool {
    var used: [Member<Property>] = []
    for hook in type.methods["navigationController"] ?? [] {
      SyntaxWalk.expressions(in: hook.item.body ?? []) { expression in
        switch expression {
        case .name(let name), .member(.name("self")?, let name):
          if let property = app.property(name, of: type.id), property.item.isStored {
            used.append(property)
          }
        default: break
        }
      }
    }
    return !used.isEmpty
      && used.allSatisfy { property in
        switch property.item.type?.unwrapped {
        case .array(let element)?: if case .function = element.unwrapped { true } else { false }
        case .dictionary(_, let value)?: if case .function = value.unwrapped { true } else { false }
        default: false
        }
      }
  }

  private func tellsOfPops(_ type: AppType) -> Bool {
    (type.methods["navigationController"] ?? []).contains { method in
      method.item.parameters.contains { $0.label == "didShow" }
        && source.detaching.answer(method, on: type.id) != .nothing
    }
  }

  /// The classes of the objects that a navigation controller makes its own delegate.
  private func delegates(givenBy navigation: AppType) -> [AppType] {
    var found: [AppType] = []
    for method in navigation.code {
      ScopedWalk.expressions(in: method.item.body ?? [], DeclaredTypes(app, of: method)) {
        expression, types in
        guard case .assign(let target, let value) = expression,
          target.chain == ["delegate"] || target.chain == ["self", "delegate"],
          let typed = types.typeOrRuntimes(of: value)
        else { return }
        found += types.types(typed).filter(\.isClass)
      }
    }
    return found
  }

  /// Whether the parent is told about pops: its view, router or interactor, or an object of theirs, is the delegate
  /// of the navigation controller.
  func hearsPops(_ parent: Int) -> Bool {
    let rib = source.ribs.ribs[parent]
    let views = (source.viewClasses(of: parent) + source.ribs.presenters(of: rib))
      .filter { app.types[$0].isClass }
    // A parent that does something whenever it is seen again notices that the child is gone.
    if views.contains(where: isToldOfReturns) { return true }
    let own = views + rib.views + [rib.router, rib.interactor].compactMap { $0 }
    let classes = own.flatMap { app.ancestors[$0] }
    let helpers = classes.flatMap { id in
      app.types[id].allProperties.flatMap { property in
        app.types(
          property.item.type ?? property.item.value.flatMap(Interpreter.made), in: property.file
        )
        .filter(\.isClass).map(\.id)
      }
    }
    return (classes + helpers).contains { id in
      (app.types[id].methods["navigationController"] ?? []).contains { method in
        method.item.parameters.contains { $0.label == "didShow" || $0.label == "willShow" }
          && reports(method, on: id)
      } || app.types[id].methods["navigationBar"] != nil
    } || classes.contains(where: subscribesToShows)
  }

  private func isToldOfReturns(_ view: Int) -> Bool {
    app.ancestors[view].contains { id in
      Self.returnHooks.contains { name in
        (app.types[id].methods[name] ?? []).contains { hook in
          switch source.detaching.answer(hook, on: view) {
          case .detaches: true
          case .nothing: false
          // Whoever observes the stream may detach. A service that loads something does not.
          case .unknown: sendsToStream(hook.item)
          }
        }
      }
    }
  }

  private func sendsToStream(_ hook: Function) -> Bool {
    var sends = false
    SyntaxWalk.calls(in: hook.body ?? []) { call in
      if let name = call.name, Self.sending.contains(name) { sends = true }
    }
    return sends
  }

  private static let sending: Set<String> = ["accept", "onNext", "send"]

  /// Whether a class subscribes to the stream of what a navigation controller shows, `rx.didShow`.
  private func subscribesToShows(_ id: Int) -> Bool {
    let type = app.types[id]
    return type.code.contains { method in
      var isHeard = false
      ScopedWalk.expressions(in: method.item.body ?? [], DeclaredTypes(app, of: method)) {
        expression, types in
        guard !isHeard, case .call(let call) = expression, call.receiver?.isStreamOfShows == true
        else { return }
        for argument in call.arguments {
          guard case .closure = argument.value else {
            if call.name.map(Self.binding.contains) ?? false { isHeard = true }
            continue
          }
          let given = PropertyWrites.Given(
            value: argument.value, types: types, function: method.item)
          if source.detaching.answer(calling: given) != .nothing { isHeard = true }
        }
      }
      return isHeard
    }
  }

  /// The functions that connect a stream to what stands in their arguments.
  private static let binding: Set<String> = ["bind", "drive", "emit", "subscribe"]
}

extension Expression {
  /// Whether a chain of operators begins with `rx.didShow` or `rx.willShow`.
  fileprivate var isStreamOfShows: Bool {
    var rest: Expression? = self
    while let next = rest {
      switch next {
      case .call(let call): rest = call.receiver
      case .optionalChain(let base): rest = base
      case .member(let base?, let name):
        if name == "didShow" || name == "willShow", case .member(_, "rx") = base { return true }
        rest = base
      default: rest = nil
      }
    }
    return false
  }
}

extension AppIndex {
  /// The functions of extensions of UIKit's classes, and of protocols, that replace the back button.
  func backButtonHelpers() -> Set<String> {
    let helpers = types.filter { $0.isExternal || $0.kind == .protocol }.flatMap(\.code)
    return Set(
      helpers.filter { SyntaxWalk.uses(LeaveReports.switches, in: $0.item.body ?? []) }
        .map(\.item.name))
  }
}

extension SyntaxWalk {
  /// Whether statements use a name or a member of a name.
  fileprivate static func mentions(_ text: String, in body: [Statement]) -> Bool {
    var found = false
    expressions(in: body) { expression in
      switch expression {
      case .name(text), .member(_, text): found = true
      default: break
      }
    }
    return found
  }

  /// Whether statements use a member of one of some names.
  fileprivate static func uses(_ names: Set<String>, in body: [Statement]) -> Bool {
    var found = false
    expressions(in: body) { expression in
      if case .member(_, let name) = expression, names.contains(name) { found = true }
    }
    return found
  }
}

extension SourceFacts {
  func findNavigationObservers() -> [AppType] { LeaveReports(self).navigationObservers() }

  /// The SwiftUI views that a view controller is made for or makes, and those that these make.
  func hostedViews(of controller: Int) -> [Int] {
    let host = app.superclass(of: controller, named: ["UIHostingController"])
    let shown = host.map {
      $0.arguments.flatMap { app.types($0, in: app.types[controller].place.file) }
    }
    var found = (shown ?? []).map(\.id)
    var (rest, seen) = ([controller] + found, Set(found))
    while let next = rest.popLast() {
      for function in app.types[next].code {
        SyntaxWalk.calls(in: function.item.body ?? []) { call in
          guard let name = call.madeType ?? call.name, name.first?.isUppercase ?? false,
            let type = app.type(name, in: function.file, inside: app.types[next]),
            type.kind == .value, type.properties["body"] != nil, seen.insert(type.id).inserted
          else { return }
          found.append(type.id)
          rest.append(type.id)
        }
      }
    }
    return found
  }
}
