import RIBsAnalysis
import Testing

@testable import RIBsSource

/// What a slot holds, on each path and where paths meet.
@Suite struct SlotStateTests {
  // MARK: Storing

  @Test func `a store over what a slot may hold is unguarded`() {
    var slots = SlotState()
    #expect(slots.loses(.built(1), in: .home))
    slots.fill(.built(1), in: .home)
    #expect(slots.loses(.built(2), in: .home))
    slots.fill(.built(2), in: .home)
  }

  @Test func `a store in a slot that is nil is guarded`() {
    var slots = SlotState()
    slots.assume(.held(.home), of: .home, isNil: true)
    #expect(!slots.loses(.built(1), in: .home))
    slots.fill(.built(1), in: .home)
  }

  @Test func `a test of one slot says nothing of another`() {
    var slots = SlotState()
    slots.assume(.held(.home), of: .home, isNil: true)
    #expect(slots.loses(.built(1), in: .detail))
    slots.fill(.built(1), in: .detail)
  }

  @Test func `a store in a slot that was found full is unguarded`() {
    var slots = SlotState()
    slots.assume(.held(.home), of: .home, isNil: false)
    #expect(slots.loses(.built(1), in: .home))
    slots.fill(.built(1), in: .home)
  }

  @Test func `a store after a detach is guarded, and after that of another slot it is not`() {
    var slots = SlotState()
    slots.detach(.held(.home), from: .home, .at(1))
    var others = slots
    #expect(!slots.loses(.built(1), in: .home))
    slots.fill(.built(1), in: .home)
    #expect(others.loses(.built(1), in: .detail))
    others.fill(.built(1), in: .detail)
  }

  @Test func `a detach after a store takes back that something was lost`() {
    var slots = SlotState()
    #expect(slots.loses(.built(1), in: .home))
    slots.fill(.built(1), in: .home)
    slots.detach(.held(.home), from: .home, .at(1))
    #expect(slots.stores[1]?.isUnguarded == false)
  }

  @Test func `storing the same router again loses nothing`() {
    var slots = SlotState()
    slots.clear(.home)
    #expect(!slots.loses(.built(1), in: .home))
    slots.fill(.built(1), in: .home)
    #expect(!slots.loses(.built(1), in: .home))
    slots.fill(.built(1), in: .home)
    #expect(slots.loses(.built(2), in: .home))
    slots.fill(.built(2), in: .home)
  }

  @Test func `what is added to a list loses nothing, and the list has it besides`() {
    var slots = SlotState()
    #expect(!slots.loses(.built(1), in: .home, isAdded: true))
    slots.fill(.built(1), in: .home, isAdded: true)
    #expect(slots.contents[.home]?.leaves.map(\.key) == [.held(.home), .router(1)])
  }

  @Test func `a default for an empty slot keeps what it holds`() {
    var slots = SlotState()
    #expect(!slots.loses(.either([.held(.home), .built(1)]), in: .home))
    slots.fill(.either([.held(.home), .built(1)]), in: .home)
  }

  @Test func `a store knows that the slot was tested before a closure or an await`() {
    var slots = SlotState()
    let both = EarlierTests(beforeClosure: [.home], beforeAwait: [.home])
    let stored = slots.store(.built(1), in: .home, isAdded: false, after: both)
    #expect(stored.map(\.store.wasTestedBefore) == [true])
    #expect(stored.map(\.store.wasTestedAcrossAwait) == [true])
    let other = slots.store(.built(2), in: .detail, isAdded: false, after: both)
    #expect(other.map(\.store.wasTestedBefore) == [false])
    #expect(other.map(\.store.wasTestedAcrossAwait) == [false])
  }

  // MARK: Clearing

  @Test func `a slot whose content is detached is to be cleared, until it is`() {
    var slots = SlotState()
    slots.detach(.held(.home), from: .home, .at(1))
    #expect(slots.uncleared == [.home])
    slots.clear(.home)
    #expect(slots.uncleared == [])
    #expect(slots.isClear(.home))
  }

  @Test func `a slot that was cleared first holds nothing of what is detached`() {
    var slots = SlotState()
    slots.clear(.home)
    slots.detach(.held(.home), from: .home, .at(1))
    #expect(slots.uncleared == [])
  }

  @Test func `a slot that was filled again needs no clearing`() {
    var slots = SlotState()
    slots.detach(.held(.home), from: .home, .at(1))
    _ = slots.store(.built(1), in: .home, isAdded: false, after: .init())
    #expect(slots.uncleared == [])
    #expect(!slots.isClear(.home))
  }

  @Test func `what was taken out of a list needs no clearing`() {
    var slots = SlotState()
    var taken = Value(kind: .element(.home))
    taken.isTaken = true
    slots.detach(taken, from: .home, .at(1))
    #expect(slots.uncleared == [])
    slots.detach(Value(kind: .element(.home)), from: .home, .at(2))
    #expect(slots.uncleared == [.home])
  }

  @Test func `a slot is clear when the list of children is known`() {
    var slots = SlotState()
    #expect(!slots.isClear(.home))
    slots.knowsChildren = true
    #expect(slots.isClear(.home))
  }

  @Test func `a slot is clear only if each value that it can hold is gone`() {
    var slots = SlotState()
    slots.contents[.home] = .either([.built(1), .built(2)])
    slots.detached = [.router(1)]
    #expect(!slots.isClear(.home))
    slots.detached = [.router(1), .router(2)]
    #expect(slots.isClear(.home))
  }

  @Test func `an alias that is nil says so of the slot it was read from`() {
    var slots = SlotState()
    slots.contents[.home] = .built(1)
    slots.assume(.held(.home), of: .home, isNil: true)
    // The slot was filled since the alias was read.
    #expect(slots.contents[.home]?.key == .router(1))
  }

  @Test func `a test settles each slot that differs by path in the same way`() {
    let values: [Value] = [.built(1), .nothing]
    var slots = SlotState()
    slots.contents = [.home: .either(values), .detail: .built(2)]
    slots.settle(values, to: .nothing)
    #expect(slots.contents[.home]?.isNothing == true)
    #expect(slots.contents[.detail]?.key == .router(2))
  }

  // MARK: Where paths meet

  @Test func `a slot that only one path cleared is not clear`() {
    var cleared = SlotState()
    cleared.clear(.home)
    var joined = cleared
    joined.join(SlotState())
    #expect(!joined.isClear(.home))
    joined = cleared
    joined.join(cleared)
    #expect(joined.isClear(.home))
  }

  @Test func `a slot that one path cleared and the other detached is clear`() {
    var cleared = SlotState()
    cleared.clear(.home)
    var detached = SlotState()
    detached.detach(.held(.home), from: .home, .at(1))
    var joined = cleared
    joined.join(detached)
    #expect(joined.isClear(.home))
    // The path that detached has still to clear it.
    #expect(joined.uncleared == [.home])
    joined = detached
    joined.join(cleared)
    #expect(joined.isClear(.home))
  }

  @Test func `a store that is unguarded on one path is so where they meet`() {
    var unguarded = SlotState()
    #expect(unguarded.loses(.built(1), in: .home))
    unguarded.fill(.built(1), in: .home)
    var guarded = SlotState()
    guarded.clear(.home)
    #expect(!guarded.loses(.built(1), in: .home))
    guarded.fill(.built(1), in: .home)
    for (one, other) in [(unguarded, guarded), (guarded, unguarded)] {
      var joined = one
      joined.join(other)
      #expect(joined.stores[1]?.isUnguarded == true)
    }
    guarded.join(guarded)
    #expect(guarded.stores[1]?.isUnguarded == false)
  }

  @Test func `children and elements are known where all paths tested them`() {
    var tested = SlotState()
    tested.knowsChildren = true
    tested.testedElements = [.home]
    var joined = tested
    joined.join(SlotState())
    #expect(!joined.knowsChildren)
    #expect(joined.testedElements == [])
    joined = tested
    joined.join(tested)
    #expect(joined.knowsChildren)
    #expect(joined.testedElements == [.home])
  }

  @Test func `where one path knows the children, its slots hold nothing`() {
    var known = SlotState()
    known.knowsChildren = true
    var cleared = SlotState()
    cleared.clear(.home)
    known.join(cleared)
    #expect(known.isClear(.home))
  }
}
