/// Entries that come and go. The place of one that is gone is given to the next one.
struct Pool<Element: BitwiseCopyable & Sendable> {
  private var entries = PagedArray<Element>()
  private var free: [Int32] = []

  subscript(index: Int) -> Element {
    @inline(__always) get { entries[index] }
    @inline(__always) _modify { yield &entries[index] }
  }

  /// How many places there are, those that are free among them.
  var places: Range<Int> { entries.indices }

  mutating func insert(_ element: Element) -> Int {
    guard let place = free.popLast() else {
      entries.append(element)
      return entries.count - 1
    }
    entries[Int(place)] = element
    return Int(place)
  }

  /// - Parameter index: The place of an entry that nobody refers to any more.
  mutating func remove(_ index: Int) { free.append(Int32(truncatingIfNeeded: index)) }
}
