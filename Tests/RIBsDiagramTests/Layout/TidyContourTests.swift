import Testing

@testable import RIBsDiagram

/// Overlaps deep in two subtrees push them apart, exactly as far as needed.
@Suite("The contours of a tidy tree")
struct TidyContourTests {
  private static let gap = 10.0
  private static let rowGap = 20.0

  private func centers(_ parents: [Int?], _ sizes: [Size]) -> [Point] {
    TidyTreeLayout.place(
      zip(parents, sizes).map { TidyTreeLayout.Input(parent: $0, size: $1) }, gap: Self.gap,
      rowGap: Self.rowGap
    ).centers
  }

  private func columns(_ parents: [Int?]) -> [Double] {
    centers(parents, parents.map { _ in Size(40, 30) }).map(\.x)
  }

  @Test func `the left contour continues below a first child without children`() {
    // Two subtrees with three children each. In the second, the leftmost node at depth three is below the second child.
    let parents: [Int?] = [nil, 0, 1, 2, 2, 2, 0, 6, 6, 8, 8, 8]
    #expect(columns(parents) == [132.5, 70, 70, 20, 70, 120, 195, 170, 220, 170, 220, 270])
  }

  @Test func `the right contour continues below a last child without children`() {
    // The mirror image.
    let parents: [Int?] = [nil, 0, 1, 2, 2, 2, 1, 0, 7, 8, 8, 8]
    #expect(columns(parents) == [157.5, 95, 70, 20, 70, 120, 120, 220, 220, 170, 220, 270])
  }

  @Test func `a contour moves from child to child as they get deeper`() {
    // The second subtree's children have one, two and three levels, each wider than the one before.
    let parents: [Int?] = [nil, 0, 1, 2, 3, 3, 3, 0, 7, 7, 9, 7, 11, 12, 12, 12]
    let left = columns(parents).enumerated().filter { (13...15).contains($0.offset) }.map(\.element)
    let right = columns(parents).enumerated().filter { (4...6).contains($0.offset) }.map(\.element)
    #expect(right == [20, 70, 120])
    #expect(left == [170, 220, 270])
  }

  /// A tree in preorder whose nodes have at most two children.
  struct Tree: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(parents.count) boxes" }
    var parents: [Int?] = [nil]
    var sizes: [Size]

    init(seed: UInt64) {
      var generator = TidyTreeLayoutTests.SplitMix(state: seed)
      var open = [(node: 0, room: 2)]
      while parents.count < 40, let last = open.last {
        let goesUp = last.room == 0 || (open.count > 1 && generator.next() % 3 == 0)
        if goesUp {
          open.removeLast()
          continue
        }
        open[open.count - 1].room -= 1
        parents.append(last.node)
        open.append((parents.count - 1, 2))
      }
      sizes = parents.map { _ in
        Size(20 + Double(generator.next() % 12) * 10, 20 + Double(generator.next() % 6) * 10)
      }
    }

    /// A chain of ten nodes next to nested chains: a leaf next to a chain of two, both next to a chain of four, and so on.
    /// The contour on the side of the long chain jumps from each nested chain to the next longer one.
    ///
    /// - Parameters:
    ///   - wide: The level at which the chain is wide, so that the subtrees touch there.
    ///   - isMirrored: Whether the nested chains are on the left.
    init(wide: Int, isMirrored: Bool) {
      sizes = [Size(40, 30)]
      func add(_ parent: Int?, _ width: Double = 40) -> Int {
        parents.append(parent)
        sizes.append(Size(width, 30))
        return parents.count - 1
      }
      func addChain() {
        var last = 0
        for level in 1...10 { last = add(last, level == wide ? 400 : 20) }
      }
      func addChain(of count: Int, to parent: Int) {
        var last = parent
        for _ in 0..<count { last = add(last) }
      }
      /// Chains as long as the remaining levels, the shortest innermost.
      func addNest(to parent: Int, depth: Int) {
        let nest = add(parent)
        guard depth > 0 else { return }
        if isMirrored { addChain(of: 9 - 2 * (4 - depth), to: nest) }
        addNest(to: nest, depth: depth - 1)
        if !isMirrored { addChain(of: 9 - 2 * (4 - depth), to: nest) }
      }
      if !isMirrored { addChain() }
      addNest(to: 0, depth: 4)
      if isMirrored { addChain() }
    }
  }

  @Test(arguments: 1...10, [false, true])
  func `nested chains do not overlap at any level`(wide: Int, isMirrored: Bool) {
    let tree = Tree(wide: wide, isMirrored: isMirrored)
    let (fast, slow) = (centers(tree.parents, tree.sizes).map(\.x), slowColumns(tree))
    for (one, other) in zip(fast, slow) { #expect(abs(one - other) < 0.001) }
  }

  /// The same layout computed from all pairs of boxes, without contours or threads.
  private func slowColumns(_ tree: Tree) -> [Double] {
    var left = tree.sizes.map { _ in 0.0 }
    var tops: [Double] = []
    var subtrees: [[Int]] = tree.parents.indices.map { [$0] }
    for parent in tree.parents {
      tops.append(parent.map { tops[$0] + tree.sizes[$0].height + Self.rowGap } ?? 0)
    }
    func bottom(_ node: Int) -> Double { tops[node] + tree.sizes[node].height + Self.rowGap }
    for node in tree.parents.indices.reversed() {
      let children = tree.parents.indices.filter { tree.parents[$0] == node }
      guard let first = children.first, let last = children.last else { continue }
      if first != last {
        var distance = 0.0
        for one in subtrees[first] {
          for other in subtrees[last] where tops[one] < bottom(other) && tops[other] < bottom(one) {
            distance = max(distance, left[one] + tree.sizes[one].width + Self.gap - left[other])
          }
        }
        for other in subtrees[last] { left[other] += distance }
      }
      let right = left[last] + tree.sizes[last].width
      left[node] = (left[first] + right - tree.sizes[node].width) / 2
      subtrees[node] += children.flatMap { subtrees[$0] }
    }
    let edge = left.min() ?? 0
    return left.indices.map { left[$0] - edge + tree.sizes[$0].width / 2 }
  }

  @Test(arguments: 1...200) func `two subtrees are as close as their boxes allow`(seed: Int) {
    let tree = Tree(seed: UInt64(seed))
    let (fast, slow) = (centers(tree.parents, tree.sizes).map(\.x), slowColumns(tree))
    for (one, other) in zip(fast, slow) { #expect(abs(one - other) < 0.001) }
  }
}
