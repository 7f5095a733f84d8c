import RIBsAnalysis

/// What is known at one point of a function, on all paths that lead there. Each question has a value of its own, which
/// says what holds where two paths meet.
struct PathState {
  /// The variables of the running function.
  var locals: [String: Value] = [:]
  var slots = SlotState()
  var earlier = EarlierTests()
  var moment = Moment()
  var departed = DepartedChildren()
  var reentry = Reentry()
  var waiting = Waiting()
  var shown = ShownViews()
  var left = LeftViews()
  var views = UnseenViews()
  /// The animated dismissals that may still be under way, by their positions among the removals.
  var dismissals: Set<Int> = []
  /// What is known of view controllers.
  var screens = ScreenState()
  /// The conditions that may say that a child is attached.
  var flags: Set<Flag> = []
  /// Whether `isActive` was tested.
  var testedActive = false
  /// Guessed after a detach of what may have been any child.
  var certainty = Certainty.read
  /// The attaches on the path, by their positions among the events.
  var open: Set<Int> = []
  /// The routers that were given to an object.
  var carried: Set<Int> = []
  /// The functions of the listener that were called on some path.
  var listenerCalls: Set<String> = []

  /// The state where two paths meet.
  static func join(_ one: PathState?, _ other: PathState?) -> PathState? {
    guard var state = one else { return other }
    guard let other else { return one }
    for (name, value) in state.locals {
      guard let second = other.locals[name] else { continue }
      if let key = value.key, key == second.key { continue }
      state.locals[name] = .either([value, second])
    }
    for (name, value) in other.locals where state.locals[name] == nil { state.locals[name] = value }
    state.departed.join(other.departed, own: state.slots, others: other.slots)
    state.slots.join(other.slots)
    state.earlier.join(other.earlier)
    state.moment.join(other.moment)
    state.reentry.join(other.reentry)
    state.waiting.join(other.waiting)
    state.shown.join(other.shown)
    state.left.join(other.left)
    state.views.join(other.views)
    state.dismissals.formUnion(other.dismissals)
    state.screens.join(other.screens)
    state.flags = joined(state.flags, other.flags)
    state.testedActive = state.testedActive && other.testedActive
    state.certainty = state.certainty.joined(other.certainty)
    state.open.formUnion(other.open)
    state.carried.formUnion(other.carried)
    state.listenerCalls.formUnion(other.listenerCalls)
    return state
  }

  /// What a closure knows that runs later: every slot is unknown again.
  ///
  /// - Parameter keepsSlots: Whether nothing changes the slots until then.
  func afterwards(keepsSlots: Bool = false) -> PathState {
    var later = self
    // What was clear when the closure was made was tested, and may be full when it runs.
    for slot in slots.contents.keys where slots.isClear(slot) {
      later.earlier.beforeClosure.insert(slot)
    }
    later.earlier.beforeAwait = []
    later.earlier.knewChildrenBeforeAwait = false
    later.departed = departed.afterwards(slots)
    if !keepsSlots {
      later.forgetUnsetFlags()
      for slot in slots.emptied where slots.contents[slot]?.isNothing == true {
        later.slots.emptiedBeforeClosure.insert(slot)
      }
      later.slots.contents = [:]
      later.slots.detached = []
      later.slots.testedElements = []
      later.slots.knowsChildren = false
      later.slots.hasNoChildren = false
      later.slots.takenFrom = []
      later.slots.emptied = []
      later.moment.closures += 1
    }
    later.dismissals = []
    later.testedActive = false
    return later
  }

  /// The path after a test of a value. If other code ran since the value was read, the test says nothing of what slots
  /// hold now. It only shows that they were tested.
  ///
  /// - Parameter tested: The path as it would be if the value had been read now.
  func learning(from tested: PathState, of value: Value) -> PathState {
    guard let then = value.readAt, then != moment else { return tested }
    var state = tested
    state.slots = slots
    let known = Set(tested.slots.contents.keys).union(tested.slots.testedElements)
    for slot in known where !slots.isClear(slot) {
      guard tested.slots.isClear(slot) || tested.slots.testedElements.contains(slot) else {
        continue
      }
      if then.closures == moment.closures {
        state.earlier.beforeAwait.insert(slot)
      } else {
        state.earlier.beforeClosure.insert(slot)
      }
    }
    return state
  }

  /// A second call passes a test of what is not set yet.
  private mutating func forgetUnsetFlags() {
    flags = flags.filter { flag in
      flag.note.map { note in reentry.stored.contains { $0.overlaps(note) } } ?? true
    }
  }

  /// What holds after the function waited: others ran, on the same actor too, and every slot is unknown again, besides
  /// what the function stored itself. Nothing changes where a flag says that a call is under way.
  mutating func suspend() {
    dismissals = []
    guard !reentry.isBusy else { return }
    moment.awaits += 1
    forgetUnsetFlags()
    if slots.knowsChildren { earlier.knewChildrenBeforeAwait = true }
    slots.knowsChildren = false
    slots.hasNoChildren = false
    var known = Set(slots.contents.keys).union(slots.testedElements)
    for case .held(let slot) in slots.detached { known.insert(slot) }
    for slot in known where slots.contents[slot].map(\.built.isEmpty) ?? true {
      if slots.isClear(slot) || slots.testedElements.contains(slot) {
        earlier.beforeAwait.insert(slot)
      }
      if slots.contents[slot]?.isNothing == true { slots.emptiedBeforeAwait.insert(slot) }
      slots.contents[slot] = nil
      slots.detached.remove(.held(slot))
      slots.detached.remove(.element(slot))
    }
    slots.testedElements = []
    slots.detached.remove(.children)
  }
}
