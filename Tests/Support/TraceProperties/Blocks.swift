/// Cuts bytes into blocks, as a pipe or a file system might. The bytes themselves determine where, so that an input
/// always gives the same blocks.
enum Blocks {
  /// - Returns: All bytes, in short blocks for some inputs and long blocks for others, with one empty block.
  static func cut(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    // FNV-1a, whose upper bits depend on every byte so far.
    let steps = bytes.lazy.map { UInt64($0) }
    let hash = steps.reduce(Self.start) { ($0 ^ $1) &* Self.prime }
    let mask = (UInt64(1) << ((hash >> 32) % 11)) - 1

    var blocks: [ArraySlice<UInt8>] = [bytes[..<0]]
    var begin = 0
    var running = Self.start
    for (index, byte) in bytes.enumerated() {
      running = (running ^ UInt64(byte)) &* Self.prime
      guard (running >> 32) & mask == 0 else { continue }
      blocks.append(bytes[begin...index])
      begin = index + 1
    }
    blocks.append(bytes[begin...])
    return blocks
  }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3
}
