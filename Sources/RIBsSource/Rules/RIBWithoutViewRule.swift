import RIBsAnalysis

/// `rib-without-view`
enum RIBWithoutViewRule: SourceRule {
  static let page = RulePage.ribWithoutView

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    judgeFlows(source, &reporter)
    if hasListeningNavigation(source) { return }
    for (site, events) in source.sites {
      guard let event = events.firstCertain(where: { isPushed($0) && !isFirst($0, source) }),
        let view = unreported(event, source)
      else { continue }
      let child = source.names(site.children)
      reporter.report(
        at: site.place, path: source.path(site.parent, site.children),
        severity: source.isReachable(event.context.entry) ? nil : .info,
        certainty: event.certainty.joined(baseCertainty(view, event, source)),
        message:
          "\(child) is pushed, and nothing tells \(source.name(site.parent)) when the user swipes back: \(view) does not report that it was popped, and \(child) stays attached.",
        more: [])
    }
  }

  /// A flow without a view whose only screen is detached is still there, and shows nothing.
  private static func judgeFlows(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (position, rib) in source.ribs.ribs.enumerated()
    where rib.kind == .router && !rib.listeners.isEmpty {
      let attaches = source.flow.attaches.filter { $0.parent == position }
      // Of several slots, one may still have a child.
      guard let event = attaches.first, let slot = event.slot,
        attaches.allSatisfy({ $0.slot == slot }),
        event.children.allSatisfy({ source.ribs.ribs[$0].kind != .router })
      else { continue }
      for detach in source.flow.detaches where detach.parent == position && detach.slot == slot {
        let entry = detach.context.entry
        guard entry.reach == .child, source.isReachable(entry),
          !attaches.contains(where: { $0.context.entry.place == entry.place }),
          !(source.flow.outgoing[position] ?? []).contains(where: {
            $0.target == .listener && $0.context.entry.place == entry.place
          })
        else { continue }
        let child = source.names(event.children)
        reporter.report(
          at: event.place, path: source.path(position, event.children),
          message:
            "\(source.name(rib)) has no view, and \(entry.name) detaches \(child), the last screen it shows, without a call of its listener: \(source.name(rib)) stays attached and shows nothing.",
          related: [(detach.place, "the last screen is detached here")], more: ["flow"])
        break
      }
    }
  }

  /// Whether the child is the first screen of the parent's own navigation controller, which has no way back.
  private static func isFirst(_ event: AttachEvent, _ source: SourceFacts) -> Bool {
    event.context.reach <= .activation
      && source.ribs.ribs[event.parent].views.contains {
        source.app.superclass(of: $0, named: ["UINavigationController"]) != nil
      }
  }

  /// Whether the app has a navigation controller of its own that hears of all pops: one that is no RIB's view.
  private static func hasListeningNavigation(_ source: SourceFacts) -> Bool {
    let views = Set(source.ribs.ribs.flatMap(\.views))
    return source.app.types.contains { type in
      type.isClass && !views.contains(type.id)
        && source.app.superclass(of: type.id, named: ["UINavigationController"]) != nil
        && (type.methods["navigationController"] ?? []).contains { method in
          method.item.parameters.contains { $0.label == "didShow" }
        }
    }
  }

  static func isPushed(_ event: AttachEvent) -> Bool {
    event.shownBy.map(AppIndex.pushes.contains) ?? false
  }

  /// The view class that lets itself be popped and tells nobody; nil if there is none.
  static func unreported(_ event: AttachEvent, _ source: SourceFacts) -> String? {
    if hearsPops(event.parent, source) { return nil }
    for child in event.children {
      let rib = source.ribs.ribs[child]
      let classes = rib.views.filter {
        source.app.types[$0].isClass && !source.app.types[$0].isExternal
          && isViewController($0, source.app)
      }
      guard let view = classes.first else { continue }
      if classes.allSatisfy({ !isReporting($0, source) }) { return source.app.types[view].name }
    }
    return nil
  }

  private static let hooks = [
    "viewDidDisappear", "viewWillDisappear", "didMove", "willMove", "navigationController",
    "presentationControllerDidDismiss",
  ]
  /// What turns the back swipe off in a view, or handles it.
  private static let switches: Set<String> = [
    "leftBarButtonItem", "leftBarButtonItems", "hidesBackButton", "interactivePopGestureRecognizer",
    "setLeftBarButton", "setHidesBackButton", "setLeftBarButtonItems", "backBarButtonAction",
    "backAction", "setNavigationBarHidden", "isNavigationBarHidden",
  ]

  /// Whether a view or a superclass of it reports that it was popped, or has no back swipe.
  private static func isReporting(_ view: Int, _ source: SourceFacts) -> Bool {
    source.app.ancestors[view].contains { ancestor in
      let type = source.app.types[ancestor]
      guard type.isClass else { return false }
      if hooks.contains(where: { name in
        (type.methods[name] ?? []).contains { reports($0.item, view, source.app) }
      }) {
        return true
      }
      return type.allMethods.contains { method in uses(switches, method.item.body) }
        || type.allProperties.contains {
          uses(switches, $0.item.getter?.body)
            || $0.item.value.map { uses(switches, [.expression($0, line: 0)]) } ?? false
        }
    }
  }

  /// Whether a hook tells somebody: it calls something that the view refers to.
  private static func reports(_ hook: Function, _ view: Int, _ app: AppIndex) -> Bool {
    var found = false
    SyntaxWalk.calls(in: hook.body ?? []) { call in
      guard let chain = call.receiver?.chain, chain != ["super"] else {
        // A function of the view's own may do it.
        if call.receiver == nil || call.receiver?.chain == ["self"], let name = call.name,
          !app.methods(name, of: view).isEmpty
        {
          found = true
        }
        return
      }
      // Calls of the view's own controls tell nobody.
      guard let root = chain.first(where: { $0 != "self" }),
        let property = app.property(root, of: view)
      else { return }
      let type = property.item.type ?? property.item.value.flatMap(Interpreter.made)
      if type?.name.map(UIKitTypes.parts.contains) != true { found = true }
    }
    return found
  }

  static func uses(_ names: Set<String>, _ body: [Statement]?) -> Bool {
    var found = false
    SyntaxWalk.expressions(in: body ?? []) { expression in
      switch expression {
      case .member(_, let name) where names.contains(name): found = true
      // A stream of the hook's calls.
      case .selector(let name) where hooks.contains(name): found = true
      default: break
      }
    }
    return found
  }

  /// Whether a class inherits from a view controller of UIKit, or from a class of another package. A plain object cannot
  /// be swiped away.
  private static func isViewController(_ id: Int, _ app: AppIndex) -> Bool {
    app.viewBase(of: id) != .other
  }

  /// How surely a view class is known to report nothing: its superclass can be in another package.
  private static func baseCertainty(_ view: String, _ event: AttachEvent, _ source: SourceFacts)
    -> Certainty
  {
    let views = event.children.flatMap { source.ribs.ribs[$0].views }
    guard let id = views.first(where: { source.app.types[$0].name == view }),
      case .unknown(let base) = source.app.viewBase(of: id)
    else { return .read }
    return .guessed(.unknownSuperclass(of: view, name: base))
  }

  /// Whether the parent is told about pops: its view, router or interactor, or an object of theirs, is the delegate
  /// of the navigation controller.
  private static func hearsPops(_ parent: Int, _ source: SourceFacts) -> Bool {
    let rib = source.ribs.ribs[parent]
    let own = rib.views + [rib.router, rib.interactor].compactMap { $0 }
    let classes = own.flatMap { source.app.ancestors[$0] }
    // A parent that does something whenever it is seen again notices that the child is gone.
    let returns = rib.views.contains { view in
      source.app.ancestors[view].contains { id in
        ["viewDidAppear", "viewWillAppear"].contains { name in
          (source.app.types[id].methods[name] ?? []).contains { reports($0.item, view, source.app) }
        }
      }
    }
    if returns { return true }
    let helpers = classes.flatMap { id in
      source.app.types[id].allProperties.flatMap { property in
        source.app.types(
          property.item.type ?? property.item.value.flatMap(Interpreter.made), in: property.file
        )
        .filter(\.isClass).map(\.id)
      }
    }
    return (classes + helpers).contains { id in
      (source.app.types[id].methods["navigationController"] ?? []).contains { method in
        method.item.parameters.contains { $0.label == "didShow" || $0.label == "willShow" }
      } || (source.app.types[id].methods["navigationBar"] ?? []).contains { _ in true }
    }
  }
}
