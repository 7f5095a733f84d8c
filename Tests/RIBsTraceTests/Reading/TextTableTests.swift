import Testing

@testable import RIBsTrace

@Suite struct TextTableTests {
  private func text(_ text: String, from table: inout TextTable) -> String {
    Array(text.utf8).withUnsafeBytes { table.text($0) }
  }

  /// Where a string's bytes lie, if they lie outside of it.
  private func place(_ text: String) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { Int(bitPattern: $0.baseAddress) }
  }

  @Test func `a text that stood before is the same string, not another one like it`() {
    var table = TextTable()
    let site = "TadaShop/ProductDetailRouter.swift:47"
    let first = text(site, from: &table)
    let other = text("TadaShop/ProductDetailRouter.swift:48", from: &table)
    let second = text(site, from: &table)
    #expect(first == site && second == site && other != site)
    #expect(place(first) == place(second))
    #expect(place(first) != place(other))
  }

  @Test func `texts of any length come out as they went in`() {
    var table = TextTable()
    for round in 1...2 {
      for length in 0...300 {
        let letters = String(repeating: "abcdefghijklmnopqrstuvwxyz", count: 12).prefix(length)
        #expect(text(String(letters), from: &table) == letters, "\(length), \(round)")
      }
    }
  }

  @Test func `texts that differ in one byte are kept apart`() {
    var table = TextTable()
    let plain = Array(repeating: UInt8(ascii: "x"), count: 45)
    for round in 1...2 {
      for index in plain.indices {
        var bytes = plain
        bytes[index] = UInt8(ascii: "y")
        let read = bytes.withUnsafeBytes { table.text($0) }
        #expect(Array(read.utf8) == bytes, "\(index), \(round)")
      }
    }
  }

  @Test func `texts of the same hash are kept apart`() throws {
    func word(_ text: String) -> UInt64 {
      Array(text.utf8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    }
    func state(_ start: String) -> UInt64 { TextTable.mix(16, word(start)) }
    // What the first halves' hashes differ in the second halves make up for, if they stay ASCII.
    let made = (10_000_000...10_009_999).lazy.compactMap { number -> [UInt8]? in
      let end = word("TwoHalfs") ^ state("HalfOfIt") ^ state("\(number)")
      let text = Array("\(number)".utf8) + withUnsafeBytes(of: end) { Array($0) }
      return text.allSatisfy { $0 < 0x80 } ? text : nil
    }
    let other = try #require(made.first)
    var table = TextTable()
    #expect(text("HalfOfItTwoHalfs", from: &table) == "HalfOfItTwoHalfs")
    #expect(Array(other.withUnsafeBytes { table.text($0) }.utf8) == other)
    #expect(text("HalfOfItTwoHalfs", from: &table) == "HalfOfItTwoHalfs")
  }

  @Test func `more texts than there is room for are all read right`() {
    var table = TextTable()
    for round in 1...2 {
      for number in 1...20_000 {
        let name = "a name that is used once \(number)"
        #expect(text(name, from: &table) == name, "\(round)")
      }
    }
    #expect(table.places == 4096)
  }
}
