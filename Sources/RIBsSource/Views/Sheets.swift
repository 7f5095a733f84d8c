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

  /// - Parameter ignoringReports: Whether to answer as if nobody heard of the end.
  func answer(
    _ show: ShowEvent, parent: Int, child: Int, ignoringReports: Bool = false
  ) -> Answer {
    func hearsEnd(_ classes: [Int]) -> Bool {
      decides(classes) || !ignoringReports && classes.contains(where: hears)
    }
    let log = source.flow.screens[parent] ?? ScreenLog()
    let isWrapped = if case .made? = show.shown { true } else { false }
    let presented = isWrapped ? classes(show.shown, parent: parent) : views(child)
    // UIKit ends an alert with one of its actions.
    if (presented + views(child)).contains(where: {
      source.app.superclass(of: $0, named: ["UIAlertController"]) != nil
    }) {
      return .stays
    }
    let own = views(child).flatMap { source.views.changes(of: $0) }.filter {
      $0.screen == .own || isWrapped && $0.screen == .navigation(.own)
    }
    let set = own.map(\.what) + source.builderChanges(of: child).map(\.what)
    // The delegate that a view is given before a container presents it hears nothing. The view itself sets one later.
    let reached = log.changes.filter { change in
      if case .child = change.screen { !isWrapped } else { true }
    }
    // A container can be the delegate of its own presentation.
    let around = presented.flatMap { source.views.changes(of: $0) }.filter { $0.screen == .own }
    if show.shownFacts.delegates.values.contains(where: { $0.map(hearsEnd) ?? false })
      || ((isWrapped ? (own.filter { !$0.isInitial } + around).map(\.what) : set)
        + reached.map(\.what)).contains(where: {
          $0.delegates.map(hearsEnd) ?? false
        })
    {
      return .stays
    }
    if show.shownFacts.isPinned.contains(true) || (set + around.map(\.what)).contains(where: \.pins)
      || presented.contains(where: isPinnedByOverride)
      || views(child).flatMap({ source.hostedViews(of: $0) }).contains(where: isPinned)
    {
      return .stays
    }
    // A property that the class overrides takes no other value. Else what the path did to what is presented counts,
    // then what made it.
    let overridden = presented.compactMap(styleByOverride)
    if !overridden.isEmpty { return Self.answer(overridden) }
    let path = show.shownFacts.style
    if let style = path.only { return style.isDismissible ? .leaves : .stays }
    if !path.isUntouched { return .unsure }
    var styles = isWrapped ? [] : own.compactMap(\.what.style)
    let made =
      isWrapped ? Set([show.shown].compactMap { $0 }) : source.ribs.screens(givenTo: child)
    styles += (log.changes + source.flow.factory.screens.changes).filter {
      made.contains($0.screen)
    }.compactMap(\.what.style)
    styles += classes(show.shown, parent: parent).flatMap { source.views.changes(of: $0) }.filter {
      $0.screen == .own
    }.compactMap(\.what.style)
    if styles.isEmpty { return show.isGuess ? .unsure : .leaves }
    return Self.answer(styles)
  }

  /// - Parameter styles: The styles that it can have, nil for one that is not known.
  private static func answer(_ styles: [PresentationStyle?]) -> Answer {
    if styles.allSatisfy({ $0?.isDismissible ?? false }) { return .leaves }
    return styles.contains(where: { $0?.isDismissible ?? true }) ? .unsure : .stays
  }

  // MARK: The class

  /// Whether a SwiftUI view keeps the user from pulling its sheet down.
  private func isPinned(_ view: Int) -> Bool {
    source.app.types[view].code.contains { function in
      var isPinned = false
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        guard call.name == "interactiveDismissDisabled" else { return }
        if case .boolean(false)? = call.arguments.first?.value { return }
        isPinned = true
      }
      return isPinned
    }
  }

  private func isPinnedByOverride(_ view: Int) -> Bool {
    guard let value = overridden("isModalInPresentation", by: view) else { return false }
    if case .boolean(false) = value { return false }
    return true
  }

  /// The style that a class returns always; nil in it where the style is not known.
  private func styleByOverride(_ view: Int) -> PresentationStyle?? {
    overridden("modalPresentationStyle", by: view).map { value in
      if case .member(_, let name) = value { PresentationStyle(name) } else { nil }
    }
  }

  /// What the getter of a computed property returns; nil if the class has none.
  private func overridden(_ name: String, by view: Int) -> Expression? {
    guard let body = source.app.property(name, of: view)?.item.getter?.body else { return nil }
    switch body.first {
    case .return(let value?, _)? where body.count == 1: return value
    case .expression(let value, _)? where body.count == 1: return value
    default: return .other([])
    }
  }

  // MARK: The delegate

  /// Whether a delegate decides about the end or about the style. One that is not known may.
  private func decides(_ classes: [Int]) -> Bool {
    let classes = classes.flatMap { source.app.descendants[$0] }
    return classes.isEmpty
      || classes.contains { type in
        if case .unknown = source.app.viewBase(of: type) { return true }
        return !keepsTheStyle(type)
          || Self.deciding.contains { name in
            source.app.methods(name, of: type).contains {
              !mayAllow($0, on: type, []) || source.detaching.answer($0, on: type) != .nothing
            }
          }
      }
  }

  /// Whether a delegate hears of the end.
  private func hears(_ delegate: Int) -> Bool {
    source.app.descendants[delegate].contains { type in
      Self.hooks.contains { hook in
        source.app.methods(hook, of: type).contains {
          source.detaching.answer($0, on: type) != .nothing
        }
      }
    }
  }

  /// Whether a delegate leaves a popover or a sheet one: it adapts the style to none other.
  private func keepsTheStyle(_ type: Int) -> Bool {
    source.app.methods("adaptivePresentationStyle", of: type).allSatisfy { method in
      var others = false
      SyntaxWalk.expressions(in: method.item.body ?? []) { expression in
        if case .member(nil, let name) = expression, name != "none",
          PresentationStyle(name)?.isDismissible != true
        {
          others = true
        }
      }
      return method.item.body != nil && !others
    }
  }

  /// Whether a delegate's decision about the end can be yes. One that is only ever no keeps the sheet.
  ///
  /// - Parameter seen: The functions on the way, so that those that call each other end.
  private func mayAllow(
    _ method: Member<Function>, on type: Int, _ seen: Set<ObjectIdentifier>
  ) -> Bool {
    let id = ObjectIdentifier(method.item)
    guard let body = method.item.body, !seen.contains(id) else { return false }
    var values: [Expression] = []
    if case .expression(let value, _)? = body.last, body.count == 1 { values = [value] }
    var rest = body
    while let statement = rest.popLast() {
      if case .return(let value?, _) = statement { values.append(value) }
      rest += statement.blocks.flatMap { $0 }
    }
    return values.contains { value in
      switch value {
      case .boolean(let isAllowed): return isAllowed
      case .call(let call) where call.isOnSelf:
        let helpers = call.name.map { source.app.methods($0, of: type) } ?? []
        return helpers.isEmpty || helpers.contains { mayAllow($0, on: type, seen.union([id])) }
      default: return true
      }
    }
  }

  private static let deciding = [
    "presentationControllerShouldDismiss", "popoverPresentationControllerShouldDismissPopover",
  ]
  /// What UIKit calls when the user has pulled a sheet down.
  static let hooks = [
    "presentationControllerDidDismiss", "presentationControllerWillDismiss",
    "popoverPresentationControllerDidDismissPopover",
  ]

  private func views(_ rib: Int) -> [Int] {
    source.ribs.ribs[rib].views.filter { source.app.types[$0].isClass }
  }

  /// The classes of a controller that was made around the view.
  func classes(_ screen: Screen?, parent: Int) -> [Int] {
    guard case .made(let place)? = screen, let made = source.flow.screens[parent]?.made[place]
    else { return [] }
    return source.app.classes(made.type, in: made.file)
  }
}

extension SourceFacts {
  /// What the builder changes about the view controllers that it makes for a RIB: its view, and a container that the
  /// parent may present in its place.
  func builderChanges(of rib: Int) -> [ViewChange] {
    let made = ribs.screens(givenTo: rib)
    return flow.factory.screens.changes.filter { made.contains($0.screen) }
  }
}

extension ViewChange.What {
  /// Whether the change may keep the user from pulling the sheet down.
  fileprivate var pins: Bool { self == .pin(true) || self == .pin(nil) }

  /// The classes of the delegate, if the change sets one.
  fileprivate var delegates: [Int]? {
    if case .presentationDelegate(let classes) = self { classes } else { nil }
  }

  /// The style that is set, if the change sets one; nil in it where the style is not known.
  fileprivate var style: PresentationStyle?? {
    if case .style(let style) = self { .some(style) } else { nil }
  }
}
