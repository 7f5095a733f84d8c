/// Elements in blocks of a fixed size. An array that grows is copied, and takes twice its memory meanwhile: a trace with
/// 75,000 RIBs alive at once takes 740 bytes a RIB, and with blocks 510.
struct Blocks<Element: BitwiseCopyable & Sendable> {
  /// 2 to the power of this is the size of a block. Shifts spare a division by a signed number.
  private static var bits: Int { 10 }

  private static var last: Int { 1 &<< bits - 1 }

  private var blocks: [[Element]] = []
  private(set) var count = 0

  subscript(position: Int) -> Element {
    @inline(__always) get { blocks[position &>> Self.bits][position & Self.last] }
    @inline(__always) _modify { yield &blocks[position &>> Self.bits][position & Self.last] }
  }

  mutating func append(_ element: Element) {
    if count & Self.last == 0 {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(Self.last + 1)
    }
    blocks[blocks.count - 1].append(element)
    count += 1
  }
}

extension Blocks<Node> {
  /// See ``NodeTable/neighbours(of:)``.
  @inline(__always)
  func neighbours(at position: Int) -> (next: NodeIndex?, parent: NodeIndex?) {
    let (block, offset) = (position &>> Self.bits, position & Self.last)
    return (blocks[block][offset].nextSibling, blocks[block][offset].parent)
  }
}
