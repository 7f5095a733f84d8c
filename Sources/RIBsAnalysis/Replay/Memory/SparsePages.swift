/// A value that stands for all that nobody wrote.
protocol Blankable: BitwiseCopyable, Sendable {
  static var blank: Self { get }
}

/// A list without an end of which most may be blank: a page of it takes no room before something is written there.
struct SparsePages<Element: Blankable>: ~Copyable {
  private static var shift: Int { 6 }
  private static var pageSize: Int { 1 << shift }
  private static var none: Int32 { -1 }

  /// Where each page's elements begin, in pages.
  private var pages = PagedArray<Int32>()
  private var elements = PagedArray<Element>()

  subscript(index: Int) -> Element {
    @inline(__always) get {
      guard let place = place(of: index) else { return .blank }
      return elements[place]
    }
    @inline(__always) _modify {
      let place = place(of: index) ?? add(index)
      yield &elements[place]
    }
  }

  /// Makes an element blank, where it is not.
  mutating func clear(_ index: Int) {
    guard let place = place(of: index) else { return }
    elements[place] = .blank
  }

  @inline(__always)
  private func place(of index: Int) -> Int? {
    let page = index >> Self.shift
    guard page < pages.count, pages[page] != Self.none else { return nil }
    return Int(pages[page]) << Self.shift | index & (Self.pageSize - 1)
  }

  @inline(never)
  private mutating func add(_ index: Int) -> Int {
    let page = index >> Self.shift
    while pages.count <= page { pages.append(Self.none) }
    pages[page] = Int32(truncatingIfNeeded: elements.count >> Self.shift)
    for _ in 0..<Self.pageSize { elements.append(.blank) }
    return Int(pages[page]) << Self.shift | index & (Self.pageSize - 1)
  }
}
