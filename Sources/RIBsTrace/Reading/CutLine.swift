/// What is known so far of a line that a block's end cut: at most as many bytes as a line may have.
struct CutLine {
  /// The bytes that are kept: none of a line that is too long.
  private(set) var bytes: [UInt8] = []
  private(set) var overflow = Overflow.none

  /// What stands in a line behind the bytes that are kept. NULs alone may turn out to be room that was
  /// set aside at the end of the file.
  enum Overflow {
    case none, nuls, text
  }

  /// Whether the next byte begins a line.
  var isEmpty: Bool { bytes.isEmpty && overflow == .none }

  mutating func append(_ more: UnsafeRawBufferPointer) {
    guard overflow != .text else { return }
    // One more for a CR, which does not count.
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

  /// Passes over NULs at the end of the file, room that was set aside and never written.
  mutating func dropRoomAtEnd() {
    guard overflow != .text else { return }
    overflow = .none
    while bytes.last == 0 { bytes.removeLast() }
  }

  /// Keeps the memory for the next line that is cut.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    overflow = .none
  }
}
