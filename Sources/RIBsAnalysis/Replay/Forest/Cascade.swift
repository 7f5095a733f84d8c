/// A large subtree that left the tree or came back as a whole. As long as nothing in it changes, the next time
/// only its top is touched: those below follow it, and are looked up here.
struct Cascade {
  /// Tells it from others; what it took along bears it.
  let number: UInt32
  let top: NodeIndex
  /// How many stand below the top and go with it.
  let count: Int
  /// The last down the way of first children.
  let deepest: NodeIndex
  /// Whether the top has moved since those below were brought in line.
  var isAhead = false
  /// The event by which they left last; none while they are on the tree.
  var offTree: EventStamp?
}

/// The cascades that still hold, few at a time: none stands in another.
struct Cascades {
  private(set) var all: [Cascade] = []
  private var last: UInt32 = 0

  var isEmpty: Bool { all.isEmpty }

  /// The number of the next one.
  mutating func next() -> UInt32 {
    last &+= 1
    return last
  }

  mutating func add(_ cascade: Cascade) { all.append(cascade) }

  /// The cascade of a number, if it still holds.
  @inline(__always)
  func place(of number: UInt32) -> Int? {
    if all.isEmpty { return nil }
    return all.firstIndex { $0.number == number }
  }

  func place(ofTop index: NodeIndex) -> Int? {
    if all.isEmpty { return nil }
    return all.firstIndex { $0.top == index }
  }

  mutating func remove(at place: Int) -> Cascade { all.remove(at: place) }

  subscript(place: Int) -> Cascade {
    get { all[place] }
    set { all[place] = newValue }
  }
}
