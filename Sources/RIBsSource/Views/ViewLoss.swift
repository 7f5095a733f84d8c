import RIBsAnalysis

/// A user can take the view of an attached child away.
struct ViewLoss {
  enum Way { case swipe, sheet }
  enum Guess {
    /// A line hides a navigation bar, which may be this one.
    case bar(SourcePlace)
    /// The style in which the view is presented is not known.
    case style
    /// One of several functions shows it.
    case function
    /// The view's superclass is in no source: it may report that it goes.
    case superclass(String)
  }

  let way: Way
  let child: Int
  /// The child's view class.
  let view: Int
  /// The classes of a controller around the view.
  let around: [Int]
  /// Whether a controller around the view is presented, and not the view itself.
  let isWrapped: Bool
  /// Whether it is a popover, which goes with a tap beside it.
  let isPopover: Bool
  /// Why it is not certain; nil if it is.
  let guess: Guess?
}

extension SourceFacts {
  /// Whether the parent's own view is the navigation controller that shows what is attached.
  func isPushedOnItsParent(_ event: AttachEvent) -> Bool {
    let views = viewClasses(of: event.parent)
    return !views.isEmpty
      && views.allSatisfy {
        app.superclass(of: $0, named: UIKitTypes.navigationControllers) != nil
      }
      && shows(of: event).allSatisfy { $0.kind != .push || $0.on == .own }
  }

  /// How the view of what is attached can be taken away, whether or not anybody hears of it: the certain ways first.
  func losses(of event: AttachEvent) -> [ViewLoss] {
    var found: [ViewLoss] = []
    for show in shows(of: event) where show.kind != .root {
      for child in event.children where show.children.contains(child) {
        guard let view = ribs.ribs[child].views.first(where: isOwnViewController) else { continue }
        let way: ViewLoss.Way = show.kind == .push ? .swipe : .sheet
        guard var guess = way == .swipe ? swipe(show, event, child) : sheet(show, event, child)
        else { continue }
        if show.isGuess, guess == nil { guess = .function }
        if guess == nil, case .unknown(let name) = app.viewBase(of: view) {
          guess = .superclass(name)
        }
        let isWrapped = if case .made? = show.shown { true } else { false }
        let around = Sheet(self).classes(show.shown, parent: event.parent)
        found.append(
          ViewLoss(
            way: way, child: child, view: view, around: around, isWrapped: isWrapped,
            isPopover: show.shownFacts.style.only == .popover, guess: guess))
      }
    }
    return found.filter { $0.guess == nil } + found.filter { $0.guess != nil }
  }

  /// What is unsure about a swipe that takes the view away: nothing (`.some(nil)`) if it certainly does. Nil if the view stays.
  private func swipe(_ show: ShowEvent, _ event: AttachEvent, _ child: Int) -> ViewLoss.Guess?? {
    if isFirst(event) { return nil }
    switch BackSwipe(self, of: child).answer(show, parent: event.parent) {
    case .off: return nil
    case .works: return .some(nil)
    case .unsure(let place): return .some(.bar(place))
    }
  }

  private func sheet(_ show: ShowEvent, _ event: AttachEvent, _ child: Int) -> ViewLoss.Guess?? {
    switch Sheet(self).answer(show, parent: event.parent, child: child) {
    case .stays: return nil
    case .leaves: return .some(nil)
    case .unsure: return .some(.style)
    }
  }

  /// Whether the child is the first screen of the parent's own navigation controller, which has no way back.
  private func isFirst(_ event: AttachEvent) -> Bool {
    // It can be put off until the main queue's next turn.
    event.context.entry.reach <= .activation && event.context.reach <= .event
      && ribs.ribs[event.parent].views.contains {
        app.superclass(of: $0, named: ["UINavigationController"]) != nil
      }
  }

  /// Whether a class of the sources inherits from a view controller of UIKit, or from a class of another package. A
  /// plain object cannot be swiped away.
  private func isOwnViewController(_ id: Int) -> Bool {
    app.types[id].isClass && !app.types[id].isExternal && app.viewBase(of: id) != .other
  }
}
