import RIBsAnalysis

/// `rib-without-view`
enum RIBWithoutViewRule: SourceRule {
  static let page = RulePage.ribWithoutView

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    judgeFlows(source, &reporter)
    judgeRemovals(source, &reporter)
    let hearsAllPops = hasListeningNavigation(source)
    for (site, events) in source.sites {
      for way in [ViewLoss.Way.swipe, .sheet] where way == .sheet || !hearsAllPops {
        var losses: [(event: AttachEvent, loss: ViewLoss)] = []
        for event in events {
          for loss in source.losses(of: event)
          where loss.way == way && !isReported(loss, to: site.parent, source) {
            losses.append((event, loss))
          }
        }
        guard let (event, loss) = losses.first(where: { $0.loss.guess == nil }) ?? losses.first
        else { continue }
        let isReachable = source.isReachable(event.context.entry)
        reporter.report(
          at: site.place, path: source.path(site.parent, site.children),
          severity: isReachable && loss.guess == nil ? nil : .info,
          certainty: event.certainty,
          message: message(loss, site, source), fix: way == .sheet ? sheetFix : nil,
          more: way == .sheet ? ["sheet"] : [])
      }
    }
  }

  private static func message(
    _ loss: ViewLoss, _ site: SourceFacts.Site, _ source: SourceFacts
  ) -> String {
    let (child, parent) = (source.names(site.children), source.name(site.parent))
    let view = source.app.types[loss.view].name
    let text =
      switch loss.way {
      case .swipe:
        "\(child) is pushed, and nothing tells \(parent) when the user swipes back: \(view) does not report that it was popped, and \(child) stays attached."
      case .sheet:
        "\(child) is presented as a sheet, and nothing tells \(parent) when the user pulls it down: \(view) does not report that it was dismissed, and \(child) stays attached."
      }
    switch loss.guess {
    case nil: return text
    case .bar(let place):
      return
        "\(text) This assumes that the navigation bar is visible: \(place) may hide it, and without a bar there is no back swipe."
    case .style:
      return "\(text) This assumes a sheet: the style in which it is presented is not known."
    case .superclass(let name):
      return "\(text) This is a guess: \(name), the superclass of \(view), is not in the sources."
    case .function:
      return "\(text) This assumes which of several functions shows it."
    }
  }

  static let sheetFix =
    "Report the dismissal to the listener, in presentationControllerDidDismiss or in viewDidDisappear, and let the parent detach the RIB. Or set isModalInPresentation."

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

  /// Whether somebody hears that the view is gone: its class or a superclass reports it, or the parent is told.
  static func isReported(_ loss: ViewLoss, to parent: Int, _ source: SourceFacts) -> Bool {
    let views = source.ribs.ribs[loss.child].views.filter { source.app.types[$0].isClass }
    switch loss.way {
    case .swipe:
      return hearsPops(parent, source)
        || views.contains { isReporting($0, popHooks, source) || handlesBack($0, source) }
    case .sheet: return views.contains { isReporting($0, disappearHooks, source) }
    }
  }

  private static let disappearHooks = ["viewDidDisappear", "viewWillDisappear"]
  static let popHooks =
    disappearHooks + ["didMove", "willMove", "navigationController"]
  /// What turns the back swipe off in a view, or handles it.
  private static let switches: Set<String> = [
    "leftBarButtonItem", "leftBarButtonItems", "hidesBackButton", "setLeftBarButton",
    "setHidesBackButton", "setLeftBarButtonItems", "backBarButtonAction", "backAction",
  ]

  /// Whether a view or a superclass of it tells somebody that it is gone.
  static func isReporting(_ view: Int, _ hooks: [String], _ source: SourceFacts) -> Bool {
    source.app.ancestors[view].contains { ancestor in
      let type = source.app.types[ancestor]
      guard type.isClass else { return false }
      return hooks.contains { name in
        (type.methods[name] ?? []).contains { reports($0.item, view, source.app) }
      } || bodies(of: type).contains { observes(hooks, $0) }
    }
  }

  /// Whether a view or a superclass of it has a back button of its own, which turns the back swipe off.
  private static func handlesBack(_ view: Int, _ source: SourceFacts) -> Bool {
    source.app.ancestors[view].contains { ancestor in
      source.app.types[ancestor].isClass
        && bodies(of: source.app.types[ancestor]).contains { uses(switches, $0) }
    }
  }

  private static func bodies(of type: AppType) -> [[Statement]] {
    type.allMethods.compactMap(\.item.body)
      + type.allProperties.compactMap { $0.item.getter?.body }
      + type.allProperties.compactMap { $0.item.value.map { [.expression($0, line: 0)] } }
  }

  /// Whether a hook tells somebody: it calls something that the view refers to.
  private static func reports(_ hook: Function, _ view: Int, _ app: AppIndex) -> Bool {
    var found = false
    SyntaxWalk.calls(in: hook.body ?? []) { call in
      guard let chain = call.receiver?.chain, chain != ["super"] else {
        // A function of the view's own may do it.
        if call.receiver == nil || call.receiver?.chain == ["self"], let name = call.name,
          app.dialect.change(byFunction: name) == .detach || !app.methods(name, of: view).isEmpty
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

  private static func uses(_ names: Set<String>, _ body: [Statement]) -> Bool {
    var found = false
    SyntaxWalk.expressions(in: body) { expression in
      if case .member(_, let name) = expression, names.contains(name) { found = true }
    }
    return found
  }

  /// Whether a body has a stream of a hook's calls.
  private static func observes(_ hooks: [String], _ body: [Statement]) -> Bool {
    var found = false
    SyntaxWalk.expressions(in: body) { expression in
      if case .selector(let name) = expression, hooks.contains(name) { found = true }
    }
    return found
  }

  /// Whether the parent is told about pops: its view, router or interactor, or an object of theirs, is the delegate
  /// of the navigation controller.
  static func hearsPops(_ parent: Int, _ source: SourceFacts) -> Bool {
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
          && reports(method.item, id, source.app)
      } || (source.app.types[id].methods["navigationBar"] ?? []).contains { _ in true }
    }
  }
}
