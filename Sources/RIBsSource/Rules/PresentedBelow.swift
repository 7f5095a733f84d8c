import RIBsAnalysis

/// The views that RIBs below another one present, and what can happen while they do.
final class PresentedBelow {
  private let source: SourceFacts

  init(_ source: SourceFacts) { self.source = source }

  /// A view that one of the RIBs below presents.
  struct Sheet {
    let rib: Int
    let presenter: Int
    let show: ShowEvent
    let attach: AttachEvent
    /// The RIBs from the detached one down to the one that presents.
    let between: Set<Int>
  }

  // MARK: What is presented

  /// What a RIB presents on its own view, and what the RIBs below it present.
  func sheets(of parent: Int) -> [Sheet] {
    let attaches = source.flow.attaches.filter { $0.parent == parent && $0.children.count == 1 }
    let own = attaches.compactMap { attach in
      source.shows(of: attach).first { isOverTheScreen($0) && $0.on == .own }.map {
        Sheet(
          rib: attach.children[0], presenter: parent, show: $0, attach: attach, between: [parent])
      }
    }
    let others = Set(attaches.flatMap(\.children)).sorted().flatMap {
      sheets(below: $0, of: parent)
    }
    return own + others
  }

  /// What a child and the RIBs below it present, where none of them is presented itself: a dismissal of it would take all
  /// along.
  func sheets(below child: Int, of parent: Int) -> [Sheet] {
    guard !isPresented(child, by: parent) else { return [] }
    var seen: Set<Int> = []
    var rest = [child]
    var found: [Sheet] = []
    while let rib = rest.popLast() {
      guard seen.insert(rib).inserted, !tidiesUp(rib) else { continue }
      for attach in source.flow.attaches where attach.parent == rib && attach.children.count == 1 {
        let other = attach.children[0]
        if !isPresented(other, by: rib) {
          rest.append(other)
        } else if let show = source.shows(of: attach).first(where: isOverTheScreen),
          !ViewWithoutRIBRule.takesItselfAway(other, source), !isDismissedByStreams(other, rib)
        {
          found.append(
            Sheet(rib: other, presenter: rib, show: show, attach: attach, between: seen))
        }
      }
    }
    return found.sorted { $0.show.place < $1.show.place }
  }

  private func isPresented(_ child: Int, by rib: Int) -> Bool {
    (source.flow.screens[rib]?.shows ?? []).contains {
      $0.kind == .present && $0.children.contains(child)
    }
  }

  /// Whether a view is presented over the whole screen, whatever happens to the one that presents.
  private func isOverTheScreen(_ show: ShowEvent) -> Bool {
    show.kind == .present && !show.isGuess && source.isReachable(show.context.entry)
      && !show.shownFacts.style.contains(.inContext) && !show.shownFacts.style.contains(.popover)
      && !show.shownFacts.style.contains(.other)
  }

  /// Whether a RIB dismisses something when it goes: its interactor, its router or its view.
  func tidiesUp(_ rib: Int) -> Bool {
    let hooks = LeaveReports.leaveHooks.union(source.app.dialect.resigning)
      .union(source.app.dialect.cleanup)
    return (source.flow.screens[rib]?.removals ?? []).contains {
      $0.kind == .dismiss && $0.context.entry.reach == .resigning
    }
      || source.classes(of: source.ribs.ribs[rib]).flatMap { source.app.ancestors[$0] }
        .flatMap { source.app.types[$0].code }
        .contains { function in
          mayDismiss(function)
            && (hooks.contains(function.item.name)
              || SyntaxWalk.calls(anyOf: Self.observing, in: function.item.body ?? []))
        }
  }

  /// What observes something that others tell, perhaps what leads to the detach of an ancestor.
  private static let observing = Subscription.names.union(["addObserver", "onReceive"])

  /// Whether code outside of RIBs dismisses what the window's root presents.
  private(set) lazy var isDismissedByTheWindow = source.app.code.contains { function in
    function.owner >= 0 && source.ownersByClass[function.owner] == nil
      && SyntaxWalk.mentions(anyOf: ["rootViewController"], in: function.item.body ?? [])
      && mayDismiss(function)
  }

  /// Whether a stream has the RIB that presents a view dismiss it, perhaps the one that detaches the ancestor.
  private func isDismissedByStreams(_ rib: Int, _ presenter: Int) -> Bool {
    (source.flow.screens[presenter]?.removals ?? []).contains {
      $0.kind == .dismiss && $0.context.reach == .stream
    } || source.detaches(of: rib, by: presenter).contains { $0.context.reach == .stream }
  }

  // MARK: What dismisses

  /// The names of the functions that dismiss something, or call one that does.
  private lazy var dismissing: Set<String> = {
    // What every class may have says nothing.
    let dialect = source.app.dialect
    let common = dialect.resigning.union(dialect.cleanup).union(dialect.activation)
      .union(dialect.loading).union(["init", "deinit", "body"])
    var found = Self.dismissals.union(callersOfUnknownViews.map(\.item.name)).subtracting(common)
    var rest = source.app.code.filter { $0.owner >= 0 && !isService($0.owner) }
    while true {
      let more = rest.filter { Self.mayDismiss($0, calling: found) }
        .map(\.item.name).filter { !common.contains($0) && !found.contains($0) }
      if more.isEmpty { return found }
      found.formUnion(more)
      rest.removeAll { found.contains($0.item.name) }
    }
  }()

  private static func mayDismiss(
    _ function: Member<Function>, calling names: Set<String>
  ) -> Bool {
    let body = function.item.body ?? []
    return SyntaxWalk.mentions(anyOf: dismissals, in: body)
      || SyntaxWalk.calls(anyOf: names, in: body)
  }

  private func mayDismiss(_ function: Member<Function>) -> Bool {
    Self.mayDismiss(function, calling: dismissing)
      || callersOfUnknownViews.contains { $0.item === function.item }
  }

  /// The functions of routers and interactors that call a view's function which is not in the sources. It may dismiss
  /// something.
  private lazy var callersOfUnknownViews = source.flow.screens.values.flatMap(\.calls)
    .filter(Self.isUnknown)
    .compactMap { call in call.context.trail.last.flatMap(source.app.function(around:)) }

  private static func isUnknown(_ call: ViewCall) -> Bool {
    call.functions.isEmpty && !UIKitTypes.shows.contains(call.name)
      && !UIKitTypes.removals.contains(call.name)
  }

  private static let dismissals: Set<String> = ["dismiss", "presentationMode", "isPresented"]

  /// Whether a class is neither a part of a RIB nor a view.
  private func isService(_ type: Int) -> Bool {
    source.ownersByClass[type] == nil && !isController(type)
      && source.app.superclass(of: type, named: source.app.dialect.builders) == nil
      && !source.app.types[type].isExternal && source.app.types[type].kind != .protocol
  }

  private func isController(_ type: Int) -> Bool {
    if case .viewController = source.app.viewBase(of: type) { true } else { false }
  }

  /// Whether a RIB dismisses what is presented when an event happens, checks whether anything is, or replaces the window's
  /// root. What is not known counts as a dismissal.
  ///
  /// - Parameter slot: The property whose content's view counts; a dismissal of another child's view alone does not.
  func dismisses(at context: EventContext, but slot: Slot?) -> Bool {
    guard let rib = context.entry.rib else { return true }
    let log = source.flow.screens[rib]
    let removals = (log?.removals ?? []).filter {
      $0.kind == .dismiss && $0.context.isOfOneEvent(with: context)
    }
    if !removals.allSatisfy({ isOfAnother($0, than: slot) }) { return true }
    let calls = (log?.calls ?? []).filter { $0.context.isOfOneEvent(with: context) }
    let told = (source.flow.outgoing[rib] ?? [])
      .filter { $0.target == .listener && $0.context.isOfOneEvent(with: context) }
    if told.contains(where: { dismissing.contains($0.name) }) { return true }
    let viewCode = calls.flatMap(\.functions)
    return calls.contains(where: Self.isUnknown)
      || viewCode.contains(where: mayDismiss)
      || (viewCode + source.functions(on: context)).contains {
        SyntaxWalk.mentions(
          anyOf: UIKitTypes.shownMembers.union(["rootViewController"]), in: $0.item.body ?? [])
      }
  }

  /// Whether a dismissal is of another child's view alone.
  private func isOfAnother(_ removal: RemovalEvent, than slot: Slot?) -> Bool {
    guard case .child(.held(let other))? = removal.on else { return false }
    return !removal.isByPresenter && other != slot
  }

  // MARK: What leads to an event

  /// What can lead to an event while a view is presented: a tap on that view, a link that the system opens, or the system
  /// itself.
  func cause(
    of causes: EventCauses, _ context: EventContext, while sheet: Sheet
  ) -> (place: SourcePlace, note: String)? {
    guard let rib = context.entry.rib else { return nil }
    if causes.areOfTheSystem {
      return (context.entry.place, "the system leads here, whatever is on the screen")
    }
    let above = ancestors(of: rib)
    for rib in source.subtree(of: sheet.rib).sorted() {
      guard let interactor = source.ribs.ribs[rib].interactor else { continue }
      let controls = ViewControls(of: rib, source)
      let open = above.union(sheet.between).union([rib, sheet.rib])
      for method in source.app.types[interactor].code
      where controls.lead(to: method.item.name)
        && follow(causes, method, interactor, open, anyValue: false)
      {
        return (
          method.place(method.item.line),
          "a tap on the view of \(source.name(rib)) leads to it, in \(method.item.name)"
        )
      }
    }
    if let event = streamBelow(causes, sheet, above) {
      return (event.place, "a stream of \(source.name(event.rib)) leads to it")
    }
    for hook in links where follow(causes, hook, hook.owner, above, anyValue: true) {
      return (hook.place(hook.item.line), "a link that the system opens leads to it")
    }
    if context.reach == .event,
      let step = workflows.first(where: { calls(context.entry.name, $0) })
    {
      return (step.place(step.item.line), "a workflow leads to it")
    }
    for push in pushes.starts where follow(causes, push, push.owner, above, anyValue: false) {
      return (
        push.place(push.item.line),
        "\(source.app.types[push.owner].name) leads to it at any time, whatever is on the screen"
      )
    }
    return nil
  }

  private lazy var pushes = ServicePushes(source.app, isService: isService)

  /// Where one of the RIBs down to the one that presents calls its listener because a stream emits, other than one of its
  /// own view, which the sheet covers.
  private func streamBelow(
    _ causes: EventCauses, _ sheet: Sheet, _ above: Set<Int>
  ) -> (rib: Int, place: SourcePlace)? {
    let open = above.union(sheet.between)
    for rib in sheet.between.sorted() {
      for call in source.flow.outgoing[rib] ?? []
      where call.target == .listener && call.certainty == .read && !call.isFiltered
        && call.context.entry.reach <= .activation
        && ViewWithoutRIBRule.isStream(call.context, source)
        && !source.functions(on: call.context).contains(where: { asks($0, for: sheet) })
      {
        let parents = source.parents(of: rib).filter(open.contains)
        let isFollowed = parents.compactMap { source.ribs.ribs[$0].interactor }.contains { parent in
          source.app.methods(call.name, of: parent).contains {
            follow(causes, $0, parent, open, anyValue: false)
          }
        }
        if isFollowed { return (rib, call.place) }
      }
    }
    return nil
  }

  /// Whether a function may dismiss something, or asks for the property that keeps the RIB whose view is presented.
  private func asks(_ function: Member<Function>, for sheet: Sheet) -> Bool {
    let names = UIKitTypes.shownMembers.union([sheet.attach.slot?.name].compactMap(\.self))
    return mayDismiss(function) || SyntaxWalk.mentions(anyOf: names, in: function.item.body ?? [])
  }

  /// Whether a step of a workflow calls a function, and no step of this way dismisses anything.
  private func calls(_ name: String, _ workflow: Member<Function>) -> Bool {
    let body = workflow.item.body ?? []
    guard SyntaxWalk.calls(anyOf: [name], in: body) else { return false }
    let way = Function(name: "", body: body.way(toCallOf: name), line: workflow.item.line)
    return !mayDismiss(Member(way, owner: workflow.owner, file: workflow.file))
  }

  /// The code of workflows, which run when the app is opened by a link.
  private lazy var workflows = source.app.code.filter { function in
    function.owner >= 0
      && source.app.superclass(of: function.owner, named: ["Workflow"]) != nil
  }

  private func follow(
    _ causes: EventCauses, _ start: Member<Function>, _ type: Int, _ open: Set<Int>, anyValue: Bool
  ) -> Bool {
    causes.follow(
      from: start, on: type, anyValue: anyValue,
      through: { type in
        guard let owners = self.source.ownersByClass[type] else { return self.isService(type) }
        return !owners.isDisjoint(with: open) && !self.isController(type)
      },
      ends: { function in
        self.mayDismiss(function)
          || SyntaxWalk.mentions(anyOf: UIKitTypes.shownMembers, in: function.item.body ?? [])
      })
  }

  /// A RIB and those above it.
  private func ancestors(of rib: Int) -> Set<Int> {
    var seen: Set<Int> = []
    var rest = [rib]
    while let rib = rest.popLast() {
      if seen.insert(rib).inserted { rest += source.parents(of: rib) }
    }
    return seen
  }

  /// What the system calls when the user opens a link or a notification, whatever is on the screen.
  private lazy var links = source.app.code.filter { function in
    guard function.owner >= 0, let labels = Self.links[function.item.name] else { return false }
    return function.item.parameters.contains { $0.label.map(labels.contains) ?? false }
  }

  /// The functions of UIKit's delegates, with the labels that tell them from others.
  private static let links: [String: Set<String>] = [
    "scene": ["openURLContexts", "continue"],
    "application": ["open", "continue", "didReceiveRemoteNotification"],
    "userNotificationCenter": ["didReceive"],
    "windowScene": ["performActionFor"],
  ]
}

extension [Statement] {
  /// The statements that run on the way to the first call of a name, without the other cases of each `switch`.
  fileprivate func way(toCallOf name: String) -> [Statement] {
    var found: [Statement] = []
    var rest = self
    while let index = rest.firstIndex(where: { SyntaxWalk.calls(anyOf: [name], in: [$0]) }) {
      found += rest[..<index]
      guard case .switch(_, let cases, _) = rest[index],
        let taken = cases.first(where: { SyntaxWalk.calls(anyOf: [name], in: $0.body) })
      else { return found + [rest[index]] }
      rest = taken.body
    }
    return found
  }
}
