import Testing

@testable import RIBsDiagram

@Suite("The tidy tree layout")
struct TidyTreeLayoutTests {
  struct Tree: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(parents.count) boxes" }
    var parents: [Int?]
    var sizes: [Size]

    /// A random tree. The same seed gives the same tree.
    init(seed: UInt64, count: Int) {
      var generator = SplitMix(state: seed)
      parents = (0..<count).map { index in
        guard index > 0 else { return nil }
        // Occasionally another root; otherwise a recent node or any node becomes the parent.
        if generator.next() % 40 == 0 { return nil }
        let reach = generator.next() % 2 == 0 ? index : min(index, 4)
        return index - 1 - Int(generator.next() % UInt64(reach))
      }
      sizes = (0..<count).map { _ in
        Size(20 + Double(generator.next() % 120), 20 + Double(generator.next() % 60))
      }
      self = preordered()
    }

    /// The tree in preorder, as in an outline.
    private func preordered() -> Tree {
      var order: [Int] = []
      var waiting = parents.indices.filter { parents[$0] == nil }.reversed() as [Int]
      while let next = waiting.popLast() {
        order.append(next)
        waiting += parents.indices.filter { parents[$0] == next }.reversed()
      }
      let places = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
      var tree = self
      tree.parents = order.map { parents[$0].flatMap { places[$0] } }
      tree.sizes = order.map { sizes[$0] }
      return tree
    }

    func placed() -> (centers: [Point], extent: Size) {
      TidyTreeLayout.place(
        zip(parents, sizes).map { TidyTreeLayout.Input(parent: $0, size: $1) }, gap: 10, rowGap: 20)
    }

    func children(of index: Int) -> [Int] { parents.indices.filter { parents[$0] == index } }
  }

  struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  static let trees = (1...60).map { Tree(seed: UInt64($0), count: 2 + $0 * 2) }

  @Test(arguments: trees) func `no two boxes are closer than the gap, whatever their heights`(
    tree: Tree
  ) {
    let centers = tree.placed().centers
    for one in centers.indices {
      for other in centers.indices where other > one {
        let (size, next) = (tree.sizes[one], tree.sizes[other])
        let beside = abs(centers[one].x - centers[other].x) - (size.width + next.width) / 2
        let below = abs(centers[one].y - centers[other].y) - (size.height + next.height) / 2
        #expect(beside >= 10 - 0.001 || below >= 20 - 0.001)
      }
    }
  }

  @Test(arguments: trees) func `the same tree gets the same layout`(tree: Tree) {
    let (first, again) = (tree.placed(), tree.placed())
    #expect(first.centers == again.centers && first.extent == again.extent)
    // A subtree without pressure from neighbours keeps its form: compare the last root's subtree alone.
    guard let last = tree.parents.lastIndex(of: nil) else { return }
    var alone = tree
    alone.parents = tree.parents[last...].map { $0.map { $0 - last } }
    alone.sizes = Array(tree.sizes[last...])
    let offset = alone.placed().centers[0].x - first.centers[last].x
    for (index, center) in alone.placed().centers.enumerated() {
      #expect(abs(center.x - first.centers[last + index].x - offset) < 0.001)
    }
  }

  @Test(arguments: trees) func `siblings are in order, one row below their parent`(
    tree: Tree
  ) {
    let centers = tree.placed().centers
    for index in centers.indices {
      let children = tree.children(of: index)
      #expect(children.map { centers[$0].x } == children.map { centers[$0].x }.sorted())
      let below = centers[index].y + tree.sizes[index].height / 2 + 20
      #expect(
        children.allSatisfy { abs(centers[$0].y - tree.sizes[$0].height / 2 - below) < 0.001 })
    }
  }

  @Test(arguments: trees) func `a parent is centred above its children`(tree: Tree) throws {
    let centers = tree.placed().centers
    for index in centers.indices {
      let children = tree.children(of: index)
      guard let first = children.first, let last = children.last else { continue }
      // The gap is to the right of each box, so the middle is that of the outer edges.
      let left = centers[first].x - tree.sizes[first].width / 2
      let right = centers[last].x + tree.sizes[last].width / 2
      #expect(abs(centers[index].x - (left + right) / 2) < 0.001)
    }
  }

  @Test(arguments: trees) func `the sheet exactly contains all boxes`(
    tree: Tree
  ) {
    let (centers, extent) = tree.placed()
    let left = zip(centers, tree.sizes).map { $0.x - $1.width / 2 }
    let right = zip(centers, tree.sizes).map { $0.x + $1.width / 2 }
    #expect(abs(left.min() ?? -1) < 0.001)
    #expect(abs((right.max() ?? -1) - extent.width) < 0.001)
  }

  @Test func `a small subtree between large ones is centred`() {
    // A root with three children, the outer two with wide subtrees. The inner one must not stick to the left.
    let parents: [Int?] = [nil, 0, 1, 1, 1, 0, 0, 6, 6, 6]
    let tree = parents.map { TidyTreeLayout.Input(parent: $0, size: Size(40, 30)) }
    let centers = TidyTreeLayout.place(tree, gap: 10, rowGap: 20).centers
    #expect(abs(centers[5].x - (centers[1].x + centers[6].x) / 2) < 0.001)
  }

  @Test func `a chain of a hundred thousand does not overflow the stack`() {
    let chain = (0..<100_000).map {
      TidyTreeLayout.Input(parent: $0 == 0 ? nil : $0 - 1, size: Size(40, 30))
    }
    let centers = TidyTreeLayout.place(chain, gap: 10, rowGap: 20).centers
    #expect(centers.last == Point(20, 4_999_965))
    #expect(Set(centers.map(\.x)) == [20])
  }

  @Test func `a hundred thousand siblings are placed side by side`() {
    let comb = (0..<100_000).map {
      TidyTreeLayout.Input(parent: $0 == 0 ? nil : 0, size: Size(40, 30))
    }
    let (centers, extent) = TidyTreeLayout.place(comb, gap: 10, rowGap: 20)
    #expect(extent.width == 50 * 99_999 - 10)
    #expect(centers[1].x == 20)
  }
}
