/// A list of plain values that grows a page at a time: nothing is moved when it does, and it has no more room
/// than it needs. An array would for a moment need three times as much.
package struct PagedArray<Element: BitwiseCopyable & Sendable> {
  private typealias Page = UnsafeMutablePointer<Element>

  /// Owns the pages, so that they go with the last copy of the list.
  private final class Pages {
    var pages: UnsafeMutablePointer<Page>
    var count = 0
    var room = 4
    /// What was allocated for several pages at once.
    private var slabs: [UnsafeMutableRawPointer] = []
    /// How many pages have memory of their own, which were the first.
    private var single = 0

    init() { pages = .allocate(capacity: room) }

    /// - Parameter elements: How many of the other's elements there are.
    init(copying other: Pages, _ elements: Int) {
      room = other.room
      pages = .allocate(capacity: room)
      // What was allocated for later is not needed yet.
      count = (elements + PagedArray.pageSize - 1) >> PagedArray.shift
      single = count
      for index in 0..<count {
        pages[index] = .allocate(capacity: PagedArray.pageSize)
        let written = min(PagedArray.pageSize, elements - index << PagedArray.shift)
        pages[index].initialize(from: other.pages[index], count: written)
      }
    }

    deinit {
      for index in 0..<single { pages[index].deallocate() }
      for slab in slabs { slab.deallocate() }
      pages.deallocate()
    }

    /// Adds a page, and where there are many already a few more for later.
    func grow() {
      guard count * PagedArray.pageBytes >= PagedArray.large else {
        add(.allocate(capacity: PagedArray.pageSize))
        single = count
        return
      }
      let slab = LargePages.allocate(byteCount: PagedArray.slabBytes)
      slabs.append(slab)
      for index in 0..<PagedArray.slabBytes / PagedArray.pageBytes {
        let page = slab + index * PagedArray.pageBytes
        add(page.bindMemory(to: Element.self, capacity: PagedArray.pageSize))
      }
    }

    private func add(_ page: Page) {
      if count == room {
        let more: UnsafeMutablePointer<Page> = .allocate(capacity: 2 * room)
        more.initialize(from: pages, count: count)
        pages.deallocate()
        pages = more
        room *= 2
      }
      pages[count] = page
      count += 1
    }
  }

  private static var shift: Int { 8 }
  private static var pageSize: Int { 1 << shift }
  private static var pageBytes: Int { MemoryLayout<Element>.stride << shift }
  /// From so many bytes on it grows by slabs.
  private static var large: Int { 1 << 24 }
  private static var slabBytes: Int { 2 * LargePages.size }

  private var storage = Pages()
  package private(set) var count = 0

  init() {}

  package var indices: Range<Int> { 0..<count }
  package var isEmpty: Bool { count == 0 }

  package subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return storage.pages[index >> Self.shift][index & (Self.pageSize - 1)]
    }
    @inline(__always) _modify {
      precondition(index >= 0 && index < count)
      own()
      yield &storage.pages[index >> Self.shift][index & (Self.pageSize - 1)]
    }
  }

  mutating func append(_ element: Element) {
    own()
    if count == storage.count << Self.shift { storage.grow() }
    (storage.pages[count >> Self.shift] + (count & (Self.pageSize - 1))).initialize(to: element)
    count += 1
  }

  /// Writes a number where an element is that nobody reads any more.
  mutating func note(_ number: Int32, at index: Int) {
    precondition(index >= 0 && index < count && MemoryLayout<Element>.size >= 4)
    own()
    let place = storage.pages[index >> Self.shift] + (index & (Self.pageSize - 1))
    UnsafeMutableRawPointer(place).storeBytes(of: number, as: Int32.self)
  }

  /// The number that was written last where an element was.
  func note(at index: Int) -> Int32 {
    precondition(index >= 0 && index < count)
    let place = storage.pages[index >> Self.shift] + (index & (Self.pageSize - 1))
    return UnsafeRawPointer(place).load(as: Int32.self)
  }

  /// A copy becomes one of its own when it is changed.
  @inline(__always)
  private mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = Pages(copying: storage, count) }
  }
}

// What several copies share none of them changes.
extension PagedArray: @unchecked Sendable {}
