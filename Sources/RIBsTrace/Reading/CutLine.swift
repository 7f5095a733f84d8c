/// The start of a line that the end of a block cut. It keeps at most as many bytes as a line may have.
struct CutLine {
  /// The bytes so far; empty if the line is too long.
  private(set) var bytes: [UInt8] = []
  private(set) var overflow = Overflow.none

  /// What follows the bytes that are kept. NULs alone may be space that was reserved at the end of the file.
  enum Overflow {
    case none, nuls, text
  }

  /// Whether the next byte begins a line.
  var isEmpty: Bool { bytes.isEmpty && overflow == .none }

  mutating func append(_ more: UnsafeRawBufferPointer) {
    guard overflow != .text else { return }
    // One more for a CR, which does not count as part of the line.
    let room = TraceReader.longestLine + 1 - bytes.count
    bytes.append(contentsOf: more.prefix(room))
    let beyond = more.dropFirst(room)
    if beyond.isEmpty { return }
    if beyond.allSatisfy({ $0 == 0 }) {
      overflow = .nuls
    } else {
      overflow = .text
      bytes.removeAll()
    }
  }

  /// Drops NULs at the end of the file: space that was reserved and never written.
  mutating func dropReservedSpace() {
    guard overflow != .text else { return }
    overflow = .none
    while bytes.last == 0 { bytes.removeLast() }
  }

  /// Empties the line and keeps its memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    overflow = .none
  }
}
