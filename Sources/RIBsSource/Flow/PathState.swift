import RIBsAnalysis

/// What is known at one point of a function, on all paths that lead there.
struct PathState {
  /// The variables of the running function.
  var locals: [String: Value] = [:]
  /// What slots hold, where the path has changed or tested it.
  var contents: [Slot: Value] = [:]
  /// The routers and former contents of slots that were detached.
  var detached: Set<Value.Key> = []
  /// The children that were detached and not attached again, on all paths.
  var gone: [Value.Key: Gone] = [:]
  /// Those that were gone when the running closure was made.
  var goneBefore: [Value.Key: Gone] = [:]
  /// What closures that run later detach, by the positions of the events.
  var goneLater: [Value.Key: Int] = [:]
  /// The slots that were tested for nil before an escaping closure was made, in which they are unknown again.
  var testedBefore: Set<Slot> = []
  /// The slots that were clear before the function was suspended, after which they are unknown again.
  var testedAcross: Set<Slot> = []
  /// Whether the router's list of children was tested before that.
  var knewChildrenAcross = false
  /// The stored properties that say whether a first call is under way, which the path tested, and then set.
  var testedFlags: Set<String> = []
  var isBusy = false
  /// The properties whose task was cancelled.
  var cancelled: Set<String> = []
  /// The slots of a list, one of whose elements was tested.
  var testedElements: Set<Slot> = []
  /// Whether the router's list of children was tested or emptied.
  var knowsChildren = false
  /// Whether a stored flag was tested.
  var testedFlag = false
  /// Whether `isActive` was tested.
  var testedActive = false
  /// Whether an `await` was passed, after which the thread is unknown.
  var isAfterAwait = false
  /// Whether the path slept.
  var isAfterSleep = false
  /// Whether something was detached on the path that may have been any child.
  var certainty = Certainty.read
  /// The part of the RIB whose function slept.
  var sleptIn: RIBPart?
  /// The attaches on the path, by their positions among the events.
  var open: Set<Int> = []
  /// The slots whose content was detached and that hold it still, on some path.
  var uncleared: Set<Slot> = []
  /// The routers that were given to an object.
  var carried: Set<Int> = []
  /// The stores of routers that were built, by their numbers.
  var stores: [Int: Store] = [:]
  /// The routers whose view was given to something that shows it, with the function's name.
  var shown: [Int: String] = [:]
  /// The slots whose content's view was given to something that shows it, before it was attached.
  var shownSlots: [Slot: String] = [:]

  /// A child was detached.
  struct Gone {
    let place: SourcePlace
    /// The slot that still held the child when the running closure was made.
    var slot: Slot?
    let testedFlag: Bool
  }
  /// The functions of the listener that were called on some path.
  var listenerCalls: Set<String> = []
  /// What is known of view controllers.
  var screens = ScreenState()

  /// A router was stored in a slot.
  struct Store {
    var slot: Slot
    /// What the slot may have held that nobody detached.
    var isUnguarded: Bool
    var wasTestedBefore: Bool
    var wasTestedAcrossAwait = false
    var isAdded: Bool
  }

  /// Whether the slot holds nothing that is attached.
  func isClear(_ slot: Slot) -> Bool {
    if knowsChildren { return true }
    guard let content = contents[slot] else { return detached.contains(.held(slot)) }
    return isGone(content, in: slot)
  }

  private func isGone(_ content: Value, in slot: Slot) -> Bool {
    switch content.kind {
    // An enum's case with a router is the router.
    case .nothing, .enumCase: true
    case .held(let held): detached.contains(.held(held))
    case .element(let list):
      detached.contains(.element(list)) || detached.contains(.held(list))
    case .router(let router): detached.contains(.router(router.id))
    case .choice(let values): values.allSatisfy { isGone($0, in: slot) }
    case .tuple(let items):
      items.contains {
        if case .router = $0.value.kind { isGone($0.value, in: slot) } else { false }
      }
    case .list(let items): items.isEmpty
    default: false
    }
  }

  /// Whether something can still be attached on this path: it was not, or is gone from its slot.
  private func mayHave(_ key: Value.Key) -> Bool {
    switch key {
    case .held(let slot):
      contents[slot].map { content in content.leaves.contains { $0.key == key } } ?? true
    case .router(let id): stores[id] != nil
    default: true
    }
  }

  /// Whether a key is that of a slot's former content, and the slot is empty on this path.
  private func isEmptySlot(_ key: Value.Key) -> Bool {
    if case .held = key { !mayHave(key) } else { false }
  }

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
    var contents: [Slot: Value] = [:]
    for slot in Set(state.contents.keys).union(other.contents.keys) {
      let initial = Value(kind: .held(slot))
      // Where the list of children was tested, nothing is attached that the slot would lose.
      contents[slot] = .either([
        state.knowsChildren ? .nothing : state.contents[slot] ?? initial,
        other.knowsChildren ? .nothing : other.contents[slot] ?? initial,
      ])
    }
    state.detached = state.detached.filter { other.detached.contains($0) || !other.mayHave($0) }
      .union(other.detached.filter { !state.mayHave($0) })
    state.gone = state.gone.filter { other.gone[$0.key] != nil || other.isEmptySlot($0.key) }
      .merging(other.gone.filter { state.isEmptySlot($0.key) }) { first, _ in first }
    state.goneBefore = state.goneBefore.filter { other.goneBefore[$0.key] != nil }
    state.goneLater.merge(other.goneLater) { first, _ in first }
    state.contents = contents
    state.testedBefore.formIntersection(other.testedBefore)
    state.testedAcross.formIntersection(other.testedAcross)
    state.knewChildrenAcross = state.knewChildrenAcross && other.knewChildrenAcross
    state.testedFlags.formIntersection(other.testedFlags)
    state.isBusy = state.isBusy && other.isBusy
    state.cancelled.formIntersection(other.cancelled)
    state.testedElements.formIntersection(other.testedElements)
    state.knowsChildren = state.knowsChildren && other.knowsChildren
    state.testedFlag = state.testedFlag && other.testedFlag
    state.testedActive = state.testedActive && other.testedActive
    state.isAfterAwait = state.isAfterAwait || other.isAfterAwait
    state.isAfterSleep = state.isAfterSleep || other.isAfterSleep
    state.certainty = state.certainty.joined(other.certainty)
    state.sleptIn = state.sleptIn ?? other.sleptIn
    state.carried.formUnion(other.carried)
    state.uncleared.formUnion(other.uncleared)
    state.open.formUnion(other.open)
    state.stores.merge(other.stores) { first, second in
      var store = first
      store.isUnguarded = first.isUnguarded || second.isUnguarded
      return store
    }
    state.shown.merge(other.shown) { first, _ in first }
    state.shownSlots.merge(other.shownSlots) { first, _ in first }
    state.screens.join(other.screens)
    state.listenerCalls.formUnion(other.listenerCalls)
    return state
  }
}
