import RIBsAnalysis

/// What makes a function run.
enum Reach: Int, Comparable {
  /// `didLoad` or an initializer: once in the RIB's life.
  case loading
  /// `didBecomeActive`.
  case activation
  /// `willResignActive`.
  case resigning
  /// A call from outside that the source does not show.
  case event
  /// The view reports what a user does.
  case tap
  /// A subscription.
  case stream
  /// A child calls its listener.
  case child

  static func < (one: Reach, other: Reach) -> Bool { one.rawValue < other.rawValue }
}

/// A function, or a closure that a property keeps, from which a RIB's code begins to run.
struct Entry {
  let name: String
  let part: RIBPart
  let place: SourcePlace
  let reach: Reach
  /// The children whose listener the function implements.
  let children: [Int]
  /// The RIB whose function it is; nil outside of RIBs.
  let rib: Int?
  var isPrivate = false
  /// Whether others call the function off the main thread.
  var isInBackground = false
  /// The entry that stored the closure in a property; nil for a function.
  var storedBy: SourcePlace?
  /// How it is known what makes the function run.
  var certainty = Certainty.read
}

/// A call on the way from an entry.
struct CallSite {
  let place: SourcePlace
  /// Which part of the RIB calls; nil for other types.
  let part: RIBPart?
  let name: String
}

/// What is known where an event happens.
struct EventContext {
  var entry: Entry
  var reach: Reach
  /// The calls from the entry down to the event, which is the last.
  var trail: [CallSite]
  /// Whether the event is in a closure that runs later.
  var isLater: Bool
  /// Whether it runs after a delay.
  var isDelayed: Bool
  /// The call in the closure that runs after a delay; nil if there is no such closure.
  var delayedCall: SourcePlace?
  /// The part of the RIB that delays; nil for neither.
  var delayedPart: RIBPart?
  /// The closure that runs after the delay.
  var delayedClosure: SourcePlace?
  /// How long the delay is, in seconds; nil if that is not known.
  var delaySeconds: Double?
  /// The closure of the task that runs it, if the task has waited for something before.
  var awaitedTask: SourcePlace?
  /// Whether `isActive` was tested, or the slot whose content is detached or shown.
  var testedActive: Bool
  /// The closure of the subscription that runs it; nil for none.
  var subscription: SourcePlace?

  /// Whether the same event may lead to both. An entry that subscribes to two streams leads to two events.
  func isOfOneEvent(with other: EventContext) -> Bool {
    guard entry.place == other.entry.place else { return false }
    guard let subscription, let another = other.subscription else { return true }
    return subscription == another
  }
}

/// A router is attached.
final class AttachEvent {
  /// Where a reader looks: the call of `attachChild`, or of the function that attaches what it is given.
  let place: SourcePlace
  /// The call of `attachChild`.
  let call: SourcePlace
  let parent: Int
  let children: [Int]
  var context: EventContext
  /// How it is known what is attached, and by whom.
  let certainty: Certainty
  let built: Int?
  /// The slot whose content is attached.
  let held: Slot?
  /// The slot that keeps the router. Of several, the one that a second call does not overwrite.
  var slot: Slot?
  /// All slots that the router is stored in.
  var keptIn: Set<Slot> = []
  var isUnguarded = false
  /// What may guard the slot after all.
  private var storeCertainty = Certainty.read
  var wasTestedBefore = false
  /// Whether it attaches what a constant holds, and nothing on the way asks whether that is attached already.
  var isAgain = false
  /// Whether the slot was tested before the function was suspended, and not again.
  var wasTestedAcrossAwait = false
  /// Whether the router is added to a list.
  var isAdded = false
  /// Whether the slot held nothing else, such as another child of a list.
  var isAlone = false
  /// Whether the router has no other child.
  var isOnlyChild = false
  /// Whether the router is stored after it is attached.
  var isLate = false
  /// How many closures that run later stand around the attach.
  var closures = 0
  /// The conditions on the way here that may say that the child is attached.
  var flags: Set<PathState.Flag> = []
  /// The slots that held something on all paths to here.
  var required: Set<Slot> = []
  /// Whether one of them may keep a second call out.
  var testedFlag = false
  /// Whether a condition is tested between the delay and the attach.
  var isTestedAfterDelay = false
  /// Whether the router was given to an object, which may keep it.
  var isCarried = false
  /// Whether the call of `attachChild` passes a call site on.
  var passesCallSite = false
  /// The function that is given the router's view.
  var shownBy: String?

  init(
    place: SourcePlace, call: SourcePlace, parent: Int, children: [Int], context: EventContext,
    certainty: Certainty, built: Int?, held: Slot?
  ) {
    (self.place, self.call, self.parent, self.children) = (place, call, parent, children)
    (self.context, self.certainty, self.built, self.held) = (context, certainty, built, held)
  }

  /// The router is stored, before or after it is attached.
  func note(_ store: SlotState.Store) {
    (slot, isUnguarded, isAdded) = (store.slot, store.isUnguarded, store.isAdded)
    isAlone = isAlone || store.isAlone
    wasTestedBefore = store.wasTestedBefore
    wasTestedAcrossAwait = store.wasTestedAcrossAwait
    if store.isUnguarded { storeCertainty = store.certainty }
  }

  /// How it is known that the slot may still hold another child.
  var unguardedCertainty: Certainty { certainty.joined(storeCertainty) }
}

/// A router is detached.
struct DetachEvent {
  let place: SourcePlace
  let call: SourcePlace
  let parent: Int
  /// The slot whose content is detached; nil if it is not a slot's.
  let slot: Slot?
  let children: [Int]
  let context: EventContext
  /// Whether all children are detached.
  let isAll: Bool
  /// How it is known what is detached, and by whom.
  let certainty: Certainty
  /// Where the same child was detached before, if nothing attached it again.
  var first: SourcePlace?
  /// The child, if it is known to be one.
  var key: Value.Key?
  /// Whether a closure that runs later read the child from its slot.
  var isReadLater = false
  /// Whether the child is what an optional property holds, and nothing on the way asks whether it holds anything.
  var isUnwrapped = false
  /// Whether the property is empty for certain, so that the app crashes.
  var isOfNothing = false
  /// The functions of the listener that the path called before.
  var told: Set<String> = []
  /// Whether the entry emptied the slot before it made the closure that detaches: that is another child, if any.
  var isOfAnother = false
  /// Whether the slot was emptied before the closure that detaches was made.
  var wasEmptied = false
  /// Whether the slot still holds the child while it is detached.
  var isHeld = false
  /// Whether the slot holds no attached child when the entry's work is done.
  var leavesEmpty = false
  /// Whether only a completion takes the child out of the slot.
  var isClearedLater = false
  /// Whether something on the way may take the child's view away.
  var mayTakeView = false
  /// What the entry sets of its object's own state.
  var stored: Set<OwnNote> = []
  /// Whether a condition is tested between the delay and the detach.
  var isTestedAfterDelay = false
  /// Whether a new router was stored in the slot before the delay began.
  var wasFilledBeforeDelay = false
  /// Whether the child is whatever stands at the end of a list, or of the router's list of children.
  var isAtAnEnd = false
  /// Whether the child is an argument of the entry, which is a helper: its callers are entries of their own.
  var isGiven = false

  /// Whether any child may be meant.
  var mayBeAny: Bool { isAll || children.isEmpty && !isGiven }
}

/// A router is built by a RIB.
struct BuildEvent: Hashable {
  let place: SourcePlace
  let parent: Int
  let child: Int
}

/// What an entry leaves behind in a slot: a child that it detached, or nothing where it did not detach the child.
struct SlotEvent {
  let place: SourcePlace
  let slot: Slot
  let context: EventContext
  let certainty: Certainty
  /// Whether the slot is a list that gave up one child and may hold others.
  var isOneOfMany = false
  /// Whether the slot is a list that was emptied after the child at one of its ends was detached.
  var isRest = false
}

/// An entry detaches all children of the router, on all its ways.
struct Sweep {
  let detach: DetachEvent
  /// The slots that the entry changes or tests.
  let handled: Set<Slot>
}

/// An interactor calls its router or its listener.
struct OutgoingCall {
  enum Target { case router, listener }

  let place: SourcePlace
  let target: Target
  let name: String
  let context: EventContext
  let isAfterAwait: Bool
  /// How it is known that the call goes there, and what makes it.
  let certainty: Certainty
  /// The functions of the listener that the path called before.
  let earlier: Set<String>
  /// Whether an operator of the stream that leads here may keep a second call out.
  let isFiltered: Bool
}
