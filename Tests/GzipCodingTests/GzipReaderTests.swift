import Foundation
import GzipCoding
import RIBsTestSupport
import Testing

@Suite("Reading gzip")
struct GzipReaderTests {
  private let text = Array((1...2_000).map { "line \($0) of many\n" }.joined().utf8)

  private struct Outcome: Equatable {
    var bytes: [UInt8] = []
    var damage: GzipReader.Damage?
  }

  /// Feeds a file in blocks of a fixed size.
  private func read(_ file: [UInt8], blockSize: Int = 1 << 16) -> Outcome {
    var outcome = Outcome()
    do throws(GzipReader.Damage) {
      var reader = try GzipReader()
      for start in stride(from: 0, to: file.count, by: blockSize) {
        let block = Array(file[start..<min(start + blockSize, file.count)])
        try reader.feed(block) { outcome.bytes += $0 }
      }
      try reader.finish()
    } catch {
      outcome.damage = error
    }
    return outcome
  }

  @Test(arguments: [1, 7, 100, 1 << 16]) func `a file is read in blocks of any size`(size: Int)
    throws
  {
    #expect(read(try gzip(text), blockSize: size) == Outcome(bytes: text))
  }

  @Test func `a name in the header is skipped`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(text, to: "named.txt")
    #expect(try Tool(at: gzipProgram).run(["--best", file]).status == 0)
    let packed = try Data(contentsOf: URL(fileURLWithPath: file + ".gz"))
    #expect(packed.range(of: Data("named.txt".utf8)) != nil)
    #expect(read([UInt8](packed)) == Outcome(bytes: text))
  }

  @Test(arguments: [1, 1 << 16]) func `several members form one stream`(size: Int) throws {
    let (one, other) = (text.prefix(1_000), text.dropFirst(1_000))
    let members = try gzip(one) + gzip([]) + gzip(other)
    #expect(read(members, blockSize: size) == Outcome(bytes: text))
  }

  @Test func `only NULs may follow the last member`() throws {
    let packed = try gzip(text)
    let nuls = [UInt8](repeating: 0, count: 100)
    #expect(read(packed + nuls, blockSize: 64) == Outcome(bytes: text))
    for behind in ["x", "\u{1F}x", "\0\0x"] {
      #expect(read(packed + behind.utf8).damage == .isBroken)
    }
  }

  @Test func `a truncated file is read to its end`() throws {
    let packed = try gzip(text)
    for length in stride(from: 2, to: packed.count, by: 7) {
      let outcome = read(Array(packed.prefix(length)), blockSize: 50)
      #expect(outcome.damage == .endsTooEarly)
      #expect(text.starts(with: outcome.bytes))
    }
    // Without the checksum, the text is still complete.
    #expect(read(packed.dropLast(4)).bytes == text)
    #expect(read(packed + packed.prefix(5)).damage == .endsTooEarly)
    #expect(read([]).damage == .endsTooEarly)
  }

  @Test func `a wrong checksum or length differs from other damage`() throws {
    let packed = try gzip(text)
    for place in [packed.count - 8, packed.count - 1] {
      var changed = packed
      changed[place] ^= 1
      #expect(read(changed) == Outcome(bytes: text, damage: .hasWrongChecksum))
    }
    var broken = packed
    broken.replaceSubrange(
      packed.count / 2..<packed.count / 2 + 64, with: repeatElement(0xFF, count: 64))
    #expect(read(broken).damage != nil)
    let words = Array("no gzip at all, though it begins so".utf8)
    #expect(read([0x1F, 0x8B, 8] + words).damage != nil)
    #expect(read([0x1F, 0x8B, 0, 0, 0, 0, 0, 0, 0, 0]).damage == .isBroken)
  }

  @Test func `unpacked bytes arrive in chunks of a fixed size, whatever their number`() throws {
    let zeros = [UInt8](repeating: 0, count: 4_000_000)
    let packed = try gzip(zeros)
    #expect(packed.count < 10_000)
    var largest = 0
    var total = 0
    var reader = try GzipReader()
    try reader.feed(packed) {
      largest = max(largest, $0.count)
      total += $0.count
    }
    try reader.finish()
    #expect(total == zeros.count && largest <= 1 << 18)
  }
}
