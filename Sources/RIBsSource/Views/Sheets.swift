import RIBsAnalysis

/// Whether the user can pull a presented view down without anybody hearing of it.
struct Sheet {
  private let source: SourceFacts

  init(_ source: SourceFacts) { self.source = source }

  enum Answer {
    /// It is a sheet, and nobody hears that it is gone.
    case leaves
    case stays
    /// How it is presented is not known.
    case unsure
  }

  func answer(_ show: ShowEvent, parent: Int, child: Int) -> Answer {
    let log = source.flow.screens[parent] ?? ScreenLog()
    let own = views(child).flatMap { source.views.changes(of: $0) }.filter { $0.screen == .own }
    if show.shownFacts.hasDelegate.contains(true)
      || own.contains(where: { $0.what == .presentationDelegate })
      || log.changes.contains(where: { $0.what == .presentationDelegate })
    {
      return .stays
    }
    if show.shownFacts.isPinned.contains(true)
      || own.contains(where: { $0.what == .pin(true) || $0.what == .pin(nil) })
    {
      return .stays
    }
    // What the path did to what is presented counts, then what made it.
    let set = show.shownFacts.style
    if let style = set.only { return style == .sheet ? .leaves : .stays }
    if !set.isUntouched { return .unsure }
    let isWrapped = if case .made? = show.shown { true } else { false }
    var styles = isWrapped ? [] : own.compactMap(\.what.style)
    let made = isWrapped ? show.shown : source.ribs.screen(givenTo: child, as: "viewController")
    styles += (log.changes + source.flow.factory.screens.changes).filter {
      made != nil && $0.screen == made
    }.compactMap(\.what.style)
    styles += classes(show.shown, log).flatMap { source.views.changes(of: $0) }.filter {
      $0.screen == .own
    }.compactMap(\.what.style)
    if styles.isEmpty { return show.isGuess ? .unsure : .leaves }
    if styles.allSatisfy({ $0 == .sheet }) { return .leaves }
    return styles.contains(where: { $0 == nil || $0 == .sheet }) ? .unsure : .stays
  }

  private func views(_ rib: Int) -> [Int] {
    source.ribs.ribs[rib].views.filter { source.app.types[$0].isClass }
  }

  /// The classes of a controller that was made around the view.
  private func classes(_ screen: Screen?, _ log: ScreenLog) -> [Int] {
    guard case .made(let place)? = screen, let made = log.made[place] else { return [] }
    return source.app.classes(made.type, in: made.file)
  }
}

extension ViewChange.What {
  /// The style that is set, if the change sets one; nil in it where the style is not known.
  fileprivate var style: PresentationStyle?? {
    if case .style(let style) = self { .some(style) } else { nil }
  }
}
