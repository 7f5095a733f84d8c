import RIBsAnalysis

/// Whether UIKit's back swipe can take a pushed view away. It cannot while the navigation bar is hidden, unless the
/// recognizer's delegate is set.
struct BackSwipe {
  private let source: SourceFacts
  /// The RIB whose view is pushed.
  private let child: Int

  init(_ source: SourceFacts, of child: Int) {
    (self.source, self.child) = (source, child)
  }

  enum Answer {
    case works
    case off
    /// It may be off, because of code that may be about this controller.
    case unsure(SourcePlace)
  }

  /// - Parameter show: The push.
  func answer(_ show: ShowEvent, parent: Int) -> Answer {
    if isRoot(of: parent, show.on) { return .off }
    if views(child).contains(where: source.swipeDeciders.ask) { return .off }
    let around = Screen.navigation(.own)
    let own = views(child).flatMap { source.views.changes(of: $0) }.filter { $0.screen == around }
    // A recognizer that is turned off asks no delegate.
    if own.contains(where: { $0.what == .gesture(isOn: false) && $0.moment == .appearing }) {
      return .off
    }
    if views(child).contains(where: { source.swipeDeciders.letSwipe($0, of: child) }) {
      return .works
    }
    let reference = views(parent).flatMap { source.views.changes(of: $0) }
    // A delegate of the recognizer decides, however the bar is.
    if (own + reference).contains(where: { $0.what == .gestureDelegate })
      || log(parent).changes.contains(where: { $0.what == .gestureDelegate })
      || classes(of: show.on, parent).contains(where: {
        source.views.changes(of: $0).contains { $0.what == .gestureDelegate }
      })
    {
      return .works
    }
    if show.shownFacts.hidesBack.contains(true) { return .off }
    for change in source.builderChanges(of: child) {
      guard case .backButton(let isHidden) = change.what, isHidden != false else { continue }
      return isHidden == true ? .off : .unsure(change.place)
    }
    let container = classes(of: show.on, parent).flatMap { source.views.changes(of: $0) }
    let switches = (own + container.filter { $0.screen == .own }).filter {
      $0.what == .gesture(isOn: false)
    }
    if switches.contains(where: { $0.moment == .appearing }) { return .off }
    if let later = switches.first { return .unsure(later.place) }
    var bar = bar(show.on, show.onFacts, parent, [])
    apply(own.filter { $0.moment == .appearing }, to: &bar)
    if bar == .unknown || bar == .visible,
      let later = own.first(where: { $0.moment == .later && $0.what == .bar(isHidden: true) })
    {
      return .unsure(later.place)
    }
    switch bar {
    case .hidden: return source.app.views.gestureDelegate.map { .unsure($0) } ?? .off
    case .visible, .unknown: return .works
    case .maybe(let place): return .unsure(place)
    }
  }

  // MARK: The bar

  private enum Bar: Equatable {
    case visible, unknown
    /// With the line that hides it.
    case hidden(SourcePlace)
    case maybe(SourcePlace)

    init(_ isHidden: Bool?, at place: SourcePlace) {
      self = isHidden.map { $0 ? .hidden(place) : .visible } ?? .maybe(place)
    }

    var isHidden: Bool {
      if case .hidden = self { true } else { false }
    }
  }

  private func apply(_ changes: [ViewClasses.Change], to bar: inout Bar) {
    for change in changes {
      guard case .bar(let isHidden) = change.what else { continue }
      bar = Bar(isHidden, at: change.place)
    }
  }

  /// - Parameter seen: The RIBs below, so that a cycle of RIBs ends.
  private func bar(_ screen: Screen?, _ facts: ScreenFacts, _ rib: Int, _ seen: Set<Int>) -> Bar {
    var bar = Bar.unknown
    let set = facts.isBarHidden
    if set.only == true, let place = hides(screen, in: log(rib)) {
      bar = .hidden(place)
    } else if set.only == false {
      bar = .visible
    } else {
      bar = standing(screen, rib, seen)
      if set.contains(true), !bar.isHidden, let place = hides(screen, in: log(rib)) {
        bar = .maybe(place)
      }
    }
    if screen == .navigation(.own) {
      // The view below leaves the screen when another is pushed.
      apply(
        views(rib).flatMap { source.views.changes(of: $0) }.filter {
          $0.screen == .navigation(.own) && $0.moment == .leaving
        }, to: &bar)
    }
    return bar
  }

  private func hides(_ screen: Screen?, in log: ScreenLog) -> SourcePlace? {
    log.changes.last { $0.screen == screen && $0.what == .bar(isHidden: true) }?.place
  }

  /// The bar as code of other functions left it.
  private func standing(_ screen: Screen?, _ rib: Int, _ seen: Set<Int>) -> Bar {
    guard let screen else {
      // It may be one that the view keeps in a property.
      if let change = log(rib).changes.first(where: { $0.what == .bar(isHidden: true) }) {
        return .maybe(change.place)
      }
      return ancestorThatHides(rib, seen)
    }
    switch screen {
    case .navigation(.own):
      var bar = around(rib, seen)
      let changes = views(rib).flatMap { source.views.changes(of: $0) }.filter {
        $0.screen == screen
      }
      apply(changes.filter { $0.moment == .appearing }, to: &bar)
      if !bar.isHidden,
        let later = changes.first(where: { $0.moment == .later && $0.what == .bar(isHidden: true) })
      {
        return .maybe(later.place)
      }
      return bar
    case .own:
      var bar = Bar.unknown
      if let made = source.ribs.screen(givenTo: rib, as: "viewController") {
        bar = changed(made, in: [source.flow.factory.screens])
      }
      apply(appearing(views(rib), .own), to: &bar)
      return bar
    case .held(let slot):
      let held = (log(rib).held[slot] ?? []).filter { $0 != screen }
      var bars = held.map { made($0, rib) }
      if let property = source.property(slot, of: rib) {
        var bar = Bar.unknown
        apply(appearing(classes(of: property), .own), to: &bar)
        if bar != .unknown { bars.append(bar) }
      }
      let changed = changed(screen, in: [log(rib)], onlyAtTheStart: true)
      if changed != .unknown { return changed }
      if held.isEmpty, bars.isEmpty { return ancestorThatHides(rib, seen) }
      return Self.any(bars)
    case .made: return made(screen, rib)
    case .navigation, .presentation, .child: return ancestorThatHides(rib, seen)
    }
  }

  /// The bar of a controller that the RIB or its builder made.
  private func made(_ screen: Screen, _ rib: Int) -> Bar {
    let logs = [log(rib), source.flow.factory.screens]
    var bar = changed(screen, in: logs)
    if case .made(let place) = screen, bar == .unknown,
      let made = logs.lazy.compactMap({ $0.made[place] }).first
    {
      apply(appearing(source.app.classes(made.type, in: made.file), .own), to: &bar)
    }
    // The first view appears when the controller does. A view that is pushed is not the first.
    let roots = roots(of: screen, rib).filter { $0 != child }
    if roots.isEmpty { return bar }
    return Self.any(
      roots.map { root in
        var bar = bar
        apply(appearing(views(root), .navigation(.own)), to: &bar)
        return bar
      })
  }

  private func appearing(_ classes: [Int], _ screen: Screen) -> [ViewClasses.Change] {
    classes.flatMap { source.views.changes(of: $0) }.filter {
      $0.screen == screen && $0.moment == .appearing
    }
  }

  private func changed(
    _ screen: Screen, in logs: [ScreenLog], onlyAtTheStart: Bool = false
  ) -> Bar {
    var bar = Bar.unknown
    for change in logs.flatMap(\.changes) where change.screen == screen {
      guard case .bar(let isHidden) = change.what,
        !onlyAtTheStart || change.context.reach <= .activation
      else { continue }
      let next = Bar(isHidden, at: change.place)
      bar = bar == .unknown || bar.isHidden && next.isHidden ? next : .maybe(change.place)
    }
    return bar
  }

  /// The bar of the controller that shows the RIB's view.
  private func around(_ rib: Int, _ seen: Set<Int>) -> Bar {
    guard !seen.contains(rib) else { return .unknown }
    let below = seen.union([rib])
    var bars: [Bar] = []
    for parent in source.flow.screens.keys.sorted() {
      for show in log(parent).shows where show.children.contains(rib) {
        switch show.kind {
        case .push: bars.append(bar(show.on, show.onFacts, parent, below))
        case .root:
          if case .made? = show.on, let screen = show.on { bars.append(made(screen, parent)) }
          if show.on == .own { bars.append(bar(.own, show.onFacts, parent, below)) }
          if case .held? = show.on { bars.append(bar(show.on, show.onFacts, parent, below)) }
        case .present: break
        }
      }
    }
    return bars.isEmpty ? ancestorThatHides(rib, seen) : Self.any(bars)
  }

  /// Where nobody tells which controller it is: an ancestor that hides one may hide this one.
  private func ancestorThatHides(_ rib: Int, _ seen: Set<Int>) -> Bar {
    var rest = [rib]
    var known: Set<Int> = []
    while let next = rest.popLast() {
      guard known.insert(next).inserted else { continue }
      rest += source.parents(of: next)
      if next == rib { continue }
      let changes =
        log(next).changes.map { ($0.what, $0.place) }
        + views(next).flatMap { source.views.changes(of: $0) }.map { ($0.what, $0.place) }
      if let hides = changes.first(where: { $0.0 == .bar(isHidden: true) }) {
        return .maybe(hides.1)
      }
    }
    return .unknown
  }

  private static func any(_ bars: [Bar]) -> Bar {
    guard let first = bars.first else { return .unknown }
    if bars.allSatisfy({ $0 == first || $0.isHidden && first.isHidden }) { return first }
    for bar in bars {
      switch bar {
      case .hidden(let place), .maybe(let place): return .maybe(place)
      case .visible, .unknown: continue
      }
    }
    return .visible
  }

  // MARK: Roots

  /// The RIBs whose view is the first of a controller: those that are attached when the RIB starts, or else all that
  /// can be.
  private func roots(of screen: Screen, _ rib: Int) -> [Int] {
    let shows = log(rib).shows.filter { $0.kind == .root && $0.on == screen }
    let first = shows.filter { $0.context.reach <= .activation }
    return Set((first.isEmpty ? shows : first).flatMap(\.children)).sorted()
  }

  /// Whether the child is the first view of a controller that the parent makes.
  private func isRoot(of parent: Int, _ screen: Screen?) -> Bool {
    var mades: Set<Screen> = []
    switch screen {
    case .held(let slot)?: mades = log(parent).held[slot] ?? []
    case .made?: mades = screen.map { [$0] } ?? []
    default: break
    }
    return mades.contains { roots(of: $0, parent) == [child] }
  }

  // MARK: Lookup

  private func log(_ rib: Int) -> ScreenLog { source.flow.screens[rib] ?? ScreenLog() }

  private func views(_ rib: Int) -> [Int] {
    source.viewClasses(of: rib)
  }

  /// The classes of the controller that shows.
  private func classes(of screen: Screen?, _ rib: Int) -> [Int] {
    switch screen {
    case .own?: return views(rib)
    case .held(let slot)?:
      return source.property(slot, of: rib).map(classes) ?? []
    case .made(let place)?:
      let made = log(rib).made[place] ?? source.flow.factory.screens.made[place]
      return made.map { source.app.classes($0.type, in: $0.file) } ?? []
    default: return []
    }
  }

  private func classes(of property: Member<Property>) -> [Int] {
    let type = property.item.type ?? property.item.value.flatMap(Interpreter.made)
    return source.app.classes(type, in: property.file)
  }
}
