/// Entries that come and go. The place of one that is gone is given to the next one.
struct Pool<Element: BitwiseCopyable & Sendable>: ~Copyable {
  private var entries = PagedArray<Element>()
  /// The place that was left last. Where its entry was stands which place was left before.
  private var lastFree = Self.none

  private static var none: Int32 { -1 }

  subscript(index: Int) -> Element {
    @inline(__always) get { entries[index] }
    @inline(__always) _modify { yield &entries[index] }
  }

  /// How many places there are, those that are free among them.
  var places: Range<Int> { entries.indices }

  mutating func insert(_ element: Element) -> Int {
    guard lastFree != Self.none else {
      entries.append(element)
      return entries.count - 1
    }
    let place = Int(lastFree)
    lastFree = entries.note(at: place)
    entries[place] = element
    return place
  }

  /// - Parameter index: The place of an entry that nobody refers to any more.
  mutating func remove(_ index: Int) {
    entries.note(lastFree, at: index)
    lastFree = Int32(truncatingIfNeeded: index)
  }
}
