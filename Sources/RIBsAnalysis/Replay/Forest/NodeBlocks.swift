/// RIBs in blocks of a fixed size. An array that grows is copied, and takes twice its memory meanwhile: a trace with
/// 75,000 RIBs alive at once takes 740 bytes a RIB, and with blocks 510.
struct NodeBlocks {
  /// 2 to the power of this is the size of a block. Shifts spare a division by a signed number.
  private static let bits = 10

  private static let last = 1 &<< bits - 1

  private var blocks: [[Node]] = []
  private(set) var count = 0

  subscript(position: Int) -> Node {
    @inline(__always) get { blocks[position &>> Self.bits][position & Self.last] }
    @inline(__always) _modify { yield &blocks[position &>> Self.bits][position & Self.last] }
  }

  mutating func append(_ node: Node) {
    if count & Self.last == 0 {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(Self.last + 1)
    }
    blocks[blocks.count - 1].append(node)
    count += 1
  }
}
