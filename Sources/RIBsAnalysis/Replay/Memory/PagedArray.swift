/// A list of plain values that grows a page at a time: nothing is moved when it does, and it has no more room
/// than it needs. An array would for a moment need three times as much.
///
/// It cannot be copied, so that to change an element nobody has to ask who else has the list.
package struct PagedArray<Element: BitwiseCopyable & Sendable>: ~Copyable {
  private typealias Page = UnsafeMutablePointer<Element>

  private static var shift: Int { 8 }
  private static var pageSize: Int { 1 << shift }
  private static var pageBytes: Int { MemoryLayout<Element>.stride << shift }
  /// From so many bytes on it grows by slabs.
  private static var large: Int { 1 << 24 }
  private static var slabBytes: Int { 2 * LargePages.size }

  private var pages: UnsafeMutablePointer<Page>
  private var pageCount = 0
  private var pageRoom = 4
  /// How many pages have memory of their own, which are the first.
  private var single = 0
  /// What was allocated for several pages at once.
  private var slabs: [UnsafeMutableRawPointer] = []

  package private(set) var count = 0

  init() { pages = .allocate(capacity: pageRoom) }

  deinit {
    for index in 0..<single { pages[index].deallocate() }
    for slab in slabs { slab.deallocate() }
    pages.deallocate()
  }

  package var indices: Range<Int> { 0..<count }
  package var isEmpty: Bool { count == 0 }

  package subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return pages[index >> Self.shift][index & (Self.pageSize - 1)]
    }
    @inline(__always) _modify {
      precondition(index >= 0 && index < count)
      yield &pages[index >> Self.shift][index & (Self.pageSize - 1)]
    }
  }

  mutating func append(_ element: Element) {
    if count == pageCount << Self.shift { grow() }
    (pages[count >> Self.shift] + (count & (Self.pageSize - 1))).initialize(to: element)
    count += 1
  }

  /// Writes a number where an element is that nobody reads any more.
  mutating func note(_ number: Int32, at index: Int) {
    precondition(index >= 0 && index < count && MemoryLayout<Element>.size >= 4)
    let place = pages[index >> Self.shift] + (index & (Self.pageSize - 1))
    UnsafeMutableRawPointer(place).storeBytes(of: number, as: Int32.self)
  }

  /// The number that was written last where an element was.
  func note(at index: Int) -> Int32 {
    precondition(index >= 0 && index < count)
    let place = pages[index >> Self.shift] + (index & (Self.pageSize - 1))
    return UnsafeRawPointer(place).load(as: Int32.self)
  }

  /// Adds a page, and where there are many already a few more for later.
  @inline(never)
  private mutating func grow() {
    guard pageCount * Self.pageBytes >= Self.large else {
      add(.allocate(capacity: Self.pageSize))
      single = pageCount
      return
    }
    let slab = LargePages.allocate(byteCount: Self.slabBytes)
    slabs.append(slab)
    for index in 0..<Self.slabBytes / Self.pageBytes {
      let page = slab + index * Self.pageBytes
      add(page.bindMemory(to: Element.self, capacity: Self.pageSize))
    }
  }

  private mutating func add(_ page: Page) {
    if pageCount == pageRoom {
      let more: UnsafeMutablePointer<Page> = .allocate(capacity: 2 * pageRoom)
      more.initialize(from: pages, count: pageCount)
      pages.deallocate()
      pages = more
      pageRoom *= 2
    }
    pages[pageCount] = page
    pageCount += 1
  }
}

// Nobody else has its memory.
extension PagedArray: @unchecked Sendable {}
