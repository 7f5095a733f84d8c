import RIBsAnalysis

/// A child's view is given to something that shows it.
struct ShowEvent {
  enum Kind {
    case push, present
    /// The first view of a controller, or all of its views.
    case root
  }

  let kind: Kind
  /// Where a reader looks: the call in the router or the interactor.
  let place: SourcePlace
  /// The routers whose view it is, as far as they were built while the function ran.
  let routers: Set<Int>
  /// The slots whose content's view it is.
  let slots: Set<Slot>
  /// The RIBs that the child can be.
  let children: Set<Int>
  /// What shows the view.
  let on: Screen?
  /// What is shown: the child's view, or a controller around it.
  let shown: Screen?
  /// What the path did to the controller that shows, and to what is shown.
  let onFacts: ScreenFacts
  let shownFacts: ScreenFacts
  let context: EventContext
  /// The animated dismissals that may still be under way, by their positions among the removals.
  let dismissals: Set<Int>
  /// Whether the function that shows is one of several that a call can mean.
  let isGuess: Bool
}

/// A view is popped or dismissed.
struct RemovalEvent {
  enum Kind { case pop, dismiss }

  let kind: Kind
  let place: SourcePlace
  /// What pops or dismisses.
  let on: Screen?
  /// Whether the controller that presents it is asked, and not the view itself.
  let isByPresenter: Bool
  /// Whether whatever is on top is popped, and not a view that is named.
  let popsTheTop: Bool
  /// Whether nothing on the way asks whether a child is attached.
  let isUnasked: Bool
  let context: EventContext
  let isGuess: Bool
}

/// The router or the interactor calls a function of a view, or gives something the view of a child.
struct ViewCall {
  let name: String
  /// The functions of the app that the call can mean.
  let functions: [Member<Function>]
  let place: SourcePlace
  /// Whether the RIB's own view is called.
  let isOnOwn: Bool
  /// The slots whose content's view is called or given.
  let slots: Set<Slot>
  /// The lists and dictionaries, one of whose elements' views is called or given.
  let lists: Set<Slot>
  /// The routers whose view it is, as far as they were built while the function ran.
  let routers: Set<Int>
  /// The names of the controls that the view disables.
  let disabled: Set<String>
  let context: EventContext
  let isGuess: Bool
}

/// The code changes a view controller.
struct ViewChange {
  enum What: Equatable {
    /// Nil where the value is not known.
    case bar(isHidden: Bool?)
    case gestureDelegate
    case gesture(isOn: Bool?)
    case style(PresentationStyle?)
    case pin(Bool?)
    /// With the classes that the delegate can be; empty if they are not known.
    case presentationDelegate([Int])
    /// The back button is hidden or replaced.
    case backButton(isHidden: Bool?)
  }

  let what: What
  let screen: Screen
  let place: SourcePlace
  let context: EventContext
}

/// A controller that the code makes.
struct MadeScreen {
  let type: TypeReference
  /// The file in which the type's name counts.
  let file: String
  /// Whether it is a navigation controller without a view.
  let isEmpty: Bool
}

/// What the functions of a RIB, a builder or a view do with view controllers.
struct ScreenLog {
  var shows: [ShowEvent] = []
  var removals: [RemovalEvent] = []
  var calls: [ViewCall] = []
  var changes: [ViewChange] = []
  /// What properties were seen to hold.
  var held: [Slot: Set<Screen>] = [:]
  /// Where a presentation is given a delegate that is gone when the function returns, by the entry that leads there.
  var unkeptDelegates: [SourcePlace: SourcePlace] = [:]
  /// The controllers that are made.
  var made: [SourcePlace: MadeScreen] = [:]
  /// Routers that were given to code that is not followed, or started without being attached.
  var handedOn: Set<Int> = []
  var handedSlots: Set<Slot> = []
  /// The places where some way through an entry shows a router that it does not attach.
  var unattached: Set<SourcePlace> = []
  /// The children that one way attaches and shows, and another one attaches and does not.
  var unseen: [UnseenView] = []

  mutating func add(_ other: ScreenLog) {
    shows += other.shows
    removals += other.removals
    calls += other.calls
    changes += other.changes
    unkeptDelegates.merge(other.unkeptDelegates) { first, _ in first }
    made.merge(other.made) { first, _ in first }
  }
}
