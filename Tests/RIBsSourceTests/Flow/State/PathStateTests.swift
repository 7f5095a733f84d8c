import RIBsAnalysis
import Testing

@testable import RIBsSource

/// What holds after a wait, in a closure that escapes, and where paths meet.
@Suite struct PathStateTests {
  private static let place = SourcePlace(file: "HomeRouter.swift", line: 3)
  private static let departure = DepartedChildren.Departure(
    place: place, slot: nil, flags: [])

  private static let isBusy = OwnNote(names: ["isBusy"])
  private static let phase = OwnNote(names: ["state", "phase"])
  private static let flag = PathState.Flag(number: 1, note: nil, holds: true)

  private static func state(_ change: (inout PathState) -> Void) -> PathState {
    var state = PathState()
    change(&state)
    return state
  }

  private static func joined(_ one: PathState, _ other: PathState) -> PathState {
    PathState.join(one, other) ?? PathState()
  }

  // MARK: Waiting

  @Test func `after a wait a slot is unknown again, and was tested before`() {
    var state = Self.state { $0.slots.clear(.home) }
    state.suspend()
    #expect(!state.slots.isClear(.home))
    #expect(state.earlier.beforeAwait == [.home])
  }

  @Test func `a slot that was full before a wait was not tested for nil`() {
    var state = Self.state { $0.slots.assume(.held(.home), of: .home, isNil: false) }
    state.suspend()
    #expect(state.earlier.beforeAwait == [])
  }

  @Test func `after a wait a slot holds what the function stored itself`() {
    var state = Self.state { $0.slots.contents[.home] = .built(1) }
    state.suspend()
    #expect(state.slots.contents[.home]?.key == .router(1))
  }

  @Test func `a wait changes nothing while a flag says that a call is under way`() {
    var state = Self.state { $0.slots.clear(.home) }
    state.reentry.tested = [Self.isBusy]
    state.reentry.store(in: Self.isBusy)
    state.suspend()
    #expect(state.slots.isClear(.home))
  }

  @Test func `a flag that was not tested keeps no second call out`() {
    var state = Self.state { $0.slots.clear(.home) }
    state.reentry.store(in: Self.isBusy)
    state.suspend()
    #expect(!state.slots.isClear(.home))
  }

  @Test func `a note that is part of what is set is set`() {
    let whole = OwnNote(names: ["state"])
    #expect(whole.overlaps(Self.phase) && Self.phase.overlaps(whole))
    #expect(!Self.phase.overlaps(OwnNote(names: ["state", "isBusy"])))
    #expect(!Self.phase.overlaps(Self.isBusy))
  }

  @Test func `a test of what is not set before a wait lets a second call in`() {
    let flag = PathState.Flag(number: 2, note: Self.phase, holds: true)
    var state = Self.state { $0.flags = [flag, Self.flag] }
    state.suspend()
    #expect(state.flags == [Self.flag])
    state = Self.state { $0.flags = [flag] }
    state.reentry.store(in: Self.phase)
    state.suspend()
    #expect(state.flags == [flag])
  }

  @Test func `after a wait the children are unknown, and were known before`() {
    var state = Self.state { $0.slots.knowsChildren = true }
    state.suspend()
    #expect(!state.slots.knowsChildren)
    #expect(state.earlier.knewChildrenBeforeAwait)
    #expect(!state.slots.isClear(.home))
  }

  @Test func `what was detached before a wait may be back`() {
    var state = Self.state { $0.slots.detach(.held(.home), from: .home, .at(1)) }
    state.suspend()
    #expect(!state.slots.isClear(.home))
    #expect(state.earlier.beforeAwait == [.home])
  }

  // MARK: Closures that escape

  @Test func `in a closure that escapes a slot is unknown again, and was tested before`() {
    let later = Self.state { $0.slots.clear(.home) }.afterwards()
    #expect(!later.slots.isClear(.home))
    #expect(later.earlier.beforeClosure == [.home])
    #expect(PathState().afterwards().earlier.beforeClosure == [])
  }

  @Test func `in a closure that escapes nothing else is known either`() {
    let later = Self.state {
      $0.slots.knowsChildren = true
      $0.slots.testedElements = [.home]
      $0.slots.detached = [.router(1)]
      $0.earlier.beforeAwait = [.home]
      $0.earlier.knewChildrenBeforeAwait = true
      $0.testedActive = true
    }.afterwards()
    #expect(!later.slots.knowsChildren)
    #expect(later.slots.testedElements == [])
    #expect(later.slots.detached == [])
    #expect(later.earlier.beforeAwait == [])
    #expect(!later.earlier.knewChildrenBeforeAwait)
    #expect(!later.testedActive)
  }

  @Test func `a child that is gone when the closure is made is gone before it`() {
    let state = Self.state {
      $0.departed.gone = [.held(.home): Self.departure, .router(1): Self.departure]
      $0.departed.later = [.router(2): 0]
      $0.slots.uncleared = [.home]
    }
    let later = state.afterwards().departed
    #expect(later.gone.isEmpty)
    #expect(later.later.isEmpty)
    #expect(later.beforeClosure[.router(1)] != nil)
    // The slot still leads to the child.
    #expect(later.beforeClosure[.held(.home)]?.slot == .home)
  }

  @Test func `a slot that was cleared leads to no child that is gone`() {
    let later = Self.state { $0.departed.gone = [.held(.home): Self.departure] }.afterwards()
    #expect(later.departed.beforeClosure[.held(.home)]?.slot == nil)
  }

  // MARK: Where paths meet

  @Test func `a child is gone where all paths detached it`() {
    let gone = Self.state { $0.departed.gone = [.router(1): Self.departure] }
    let other = Self.state { $0.slots.stores = [:] }
    #expect(Self.joined(gone, gone).departed.gone[.router(1)] != nil)
    #expect(Self.joined(gone, other).departed.gone[.router(1)] == nil)
    #expect(Self.joined(other, gone).departed.gone[.router(1)] == nil)
  }

  @Test func `a child is gone where the other path had none in its slot`() {
    let gone = Self.state { $0.departed.gone = [.held(.home): Self.departure] }
    let empty = Self.state { $0.slots.clear(.home) }
    #expect(Self.joined(gone, empty).departed.gone[.held(.home)] != nil)
    #expect(Self.joined(empty, gone).departed.gone[.held(.home)] != nil)
    #expect(Self.joined(gone, PathState()).departed.gone[.held(.home)] == nil)
  }

  @Test func `an attach brings a child back`() {
    var departed = DepartedChildren()
    departed.gone = [.router(1): Self.departure]
    departed.beforeClosure = [.router(1): Self.departure]
    departed.later = [.router(1): 4]
    departed.attach(.router(1))
    #expect(departed.gone.isEmpty && departed.beforeClosure.isEmpty && departed.later.isEmpty)
  }

  @Test func `what all paths must have said is said where they meet`() {
    let full = Self.state {
      $0.earlier = EarlierTests(
        beforeClosure: [.home], beforeAwait: [.home], knewChildrenBeforeAwait: true)
      $0.reentry = Reentry(
        tested: [Self.isBusy], isBusy: true, stored: [Self.phase], cancelled: ["task"])
      ($0.flags, $0.testedActive) = ([Self.flag], true)
    }
    for joined in [Self.joined(full, PathState()), Self.joined(PathState(), full)] {
      #expect(joined.earlier.beforeClosure == [] && joined.earlier.beforeAwait == [])
      #expect(!joined.earlier.knewChildrenBeforeAwait)
      #expect(
        joined.reentry.tested == [] && joined.reentry.stored == [] && joined.reentry.cancelled == []
      )
      #expect(!joined.reentry.isBusy && joined.flags.isEmpty && !joined.testedActive)
    }
    let both = Self.joined(full, full)
    #expect(both.earlier.beforeClosure == [.home] && both.earlier.beforeAwait == [.home])
    #expect(both.earlier.knewChildrenBeforeAwait)
    #expect(
      both.reentry.tested == [Self.isBusy] && both.reentry.stored == [Self.phase]
        && both.reentry.cancelled == ["task"])
    #expect(both.reentry.isBusy && both.flags == [Self.flag] && both.testedActive)
  }

  @Test func `where both ways out of a condition meet, it keeps nothing out`() {
    let holds = Self.state { $0.flags = [Self.flag] }
    let fails = Self.state { $0.flags = [Self.flag.other] }
    #expect(Self.joined(holds, fails).flags.isEmpty)
    let other = PathState.Flag(number: 2, note: Self.phase, holds: true)
    let both = Self.state { $0.flags = [Self.flag.other, other] }
    #expect(Self.joined(holds, both).flags.isEmpty)
    let second = Self.state { $0.flags = [Self.flag, other] }
    #expect(Self.joined(second, both).flags == [other])
    #expect(Self.joined(holds, Self.state { $0.flags = [other] }).flags == [Self.flag, other])
  }

  @Test func `what one path did is done where they meet`() {
    let full = Self.state {
      $0.waiting = Waiting(isAfterAwait: true, isAfterSleep: true, sleptIn: .router)
      $0.open = [1]
      $0.carried = [2]
      $0.listenerCalls = ["close"]
      $0.shown = ShownViews(routers: [1: "push"], slots: [.home: "present"])
      $0.certainty = .guessed(.unknownDetach)
    }
    for joined in [Self.joined(full, PathState()), Self.joined(PathState(), full)] {
      #expect(joined.waiting.isAfterAwait && joined.waiting.isAfterSleep)
      #expect(joined.waiting.sleptIn == .router)
      #expect(joined.open == [1] && joined.carried == [2])
      #expect(joined.listenerCalls == ["close"])
      #expect(joined.shown.routers == [1: "push"] && joined.shown.slots == [.home: "present"])
      #expect(joined.certainty == .guessed(.unknownDetach))
    }
  }

  @Test func `a variable can be what either path gave it`() {
    let one = Self.state { $0.locals["child"] = .built(1) }
    let other = Self.state { $0.locals["child"] = .nothing }
    let joined = Self.joined(one, other).locals["child"]
    #expect(joined?.built.map(\.id) == [1])
    guard case .choice(let values)? = joined?.kind else {
      Issue.record("The variable has one value.")
      return
    }
    #expect(values.contains { $0.isNothing })
  }

  @Test func `a path that ends leaves the other as it is`() {
    let one = Self.state { $0.slots.clear(.home) }
    #expect(PathState.join(one, nil)?.slots.isClear(.home) == true)
    #expect(PathState.join(nil, one)?.slots.isClear(.home) == true)
    #expect(PathState.join(nil, nil) == nil)
  }

  @Test func `the first function that shows a view is the one that is named`() {
    var shown = ShownViews()
    shown.show(BuiltRouter(id: 1, ribs: [0]), by: "push")
    shown.show(BuiltRouter(id: 1, ribs: [0]), by: "present")
    shown.show(.home, by: "push")
    shown.show(.home, by: "present")
    #expect(shown.routers == [1: "push"] && shown.slots == [.home: "push"])
  }

  // MARK: Views

  private static func unseen(_ reason: SourcePlace?) -> PathState {
    state {
      $0.views.attach(1, as: 0)
      $0.views.divide(by: reason)
    }
  }

  @Test func `a condition decides where one path shows a view and the other does not`() {
    let seen = Self.state {
      $0.views.attach(1, as: 0)
      $0.views.see(1)
    }
    let state = Self.joined(seen, Self.unseen(Self.place))
    #expect(state.views.unseen[1]?.reason == Self.place)
    #expect(state.views.seen == [1])
  }

  @Test func `a condition after which neither path has shown a view decided nothing`() {
    let state = Self.joined(Self.unseen(Self.place), Self.unseen(nil))
    #expect(state.views.unseen[1]?.reason == nil)
    #expect(state.views.unseen[1]?.attach == 0)
  }

  @Test func `a view that is shown before the attach is seen`() {
    let state = Self.state {
      $0.views.see(1)
      $0.views.attach(1, as: 0)
    }
    #expect(state.views.unseen.isEmpty)
  }

  @Test func `a dismissal is over after a wait, and in a closure that runs later`() {
    var state = Self.state { $0.dismissals = [2] }
    #expect(state.afterwards().dismissals.isEmpty)
    state.suspend()
    #expect(state.dismissals.isEmpty)
  }
}
