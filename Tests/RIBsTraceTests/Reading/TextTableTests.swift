import Testing

@testable import RIBsTrace

@Suite struct TextTableTests {
  private func number(_ text: String, in table: inout TextTable) -> InternedString {
    Array(text.utf8).withUnsafeBytes { table.number($0) }
  }

  @Test func `strings have numbers from 1 as they come, and keep them`() {
    var table = TextTable()
    let sites = [
      "TadaShop/ProductDetailRouter.swift:47", "TadaShop/ProductDetailRouter.swift:48", "",
    ]
    for _ in 1...2 {
      #expect(sites.map { number($0, in: &table).value } == [1, 2, 3])
    }
    #expect(table.count == 3)
    #expect((1...3).map { table[InternedString($0)] } == sites)
  }

  @Test func `strings of any length come out as they went in`() {
    var table = TextTable()
    for round in 1...2 {
      for length in 0...300 {
        let letters = String(
          String(repeating: "abcdefghijklmnopqrstuvwxyz", count: 12).prefix(length))
        let number = number(letters, in: &table)
        #expect(Int(number.value) == length + 1, "\(round)")
        #expect(table[number] == letters, "\(length), \(round)")
      }
    }
  }

  @Test(arguments: [3, 8, 15, 45]) func `strings that differ in one byte are kept apart`(count: Int)
  {
    var table = TextTable()
    for round in 1...2 {
      for index in 0..<count {
        var bytes = Array(repeating: UInt8(ascii: "x"), count: count)
        bytes[index] = UInt8(ascii: "y")
        let number = bytes.withUnsafeBytes { table.number($0) }
        #expect(Array(table[number].utf8) == bytes, "\(index), \(round)")
      }
    }
    #expect(table.count == count)
  }

  @Test func `strings of the same hash are kept apart`() throws {
    func word(_ text: String) -> UInt64 {
      Array(text.utf8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    }
    func state(_ start: String) -> UInt64 { TextTable.mix(16, word(start)) }
    // What the first halves' hashes differ in the second halves make up for, if they stay ASCII.
    let made = (10_000_000...10_009_999).lazy.compactMap { number -> String? in
      let end = word("TwoHalfs") ^ state("HalfOfIt") ^ state("\(number)")
      let text = Array("\(number)".utf8) + withUnsafeBytes(of: end) { Array($0) }
      return text.allSatisfy { $0 < 0x80 } ? String(decoding: text, as: UTF8.self) : nil
    }
    let other = try #require(made.first)
    var table = TextTable()
    #expect(number("HalfOfItTwoHalfs", in: &table).value == 1)
    #expect(number(other, in: &table).value == 2)
    #expect(number("HalfOfItTwoHalfs", in: &table).value == 1)
    #expect(table[InternedString(2)] == other)
  }

  @Test func `a table grows with its strings`() {
    var table = TextTable()
    for _ in 1...2 {
      for number in 1...20_000 {
        let name = "a name that is used once \(number)"
        #expect(Int(self.number(name, in: &table).value) == number)
      }
    }
    #expect(table[InternedString(20_000)] == "a name that is used once 20000")
  }
}
