import Testing

@testable import RIBsTrace

@Suite struct LineStringsTests {
  private func text(_ text: String, from strings: inout LineStrings) -> String {
    Array(text.utf8).withUnsafeBytes { strings.text($0) }
  }

  /// Where a string's bytes lie, if they lie outside of it.
  private func place(_ text: String) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { Int(bitPattern: $0.baseAddress) }
  }

  @Test func `a text that stood before is the same string, not another one like it`() {
    var strings = LineStrings()
    let site = "TadaShop/ProductDetailRouter.swift:47"
    let first = text(site, from: &strings)
    let other = text("TadaShop/ProductDetailRouter.swift:48", from: &strings)
    let second = text(site, from: &strings)
    #expect(first == site && second == site && other != site)
    #expect(place(first) == place(second))
    #expect(place(first) != place(other))
  }

  @Test func `texts of any length come out as they went in`() {
    var strings = LineStrings()
    for round in 1...2 {
      for length in 0...300 {
        let letters = String(repeating: "abcdefghijklmnopqrstuvwxyz", count: 12).prefix(length)
        #expect(text(String(letters), from: &strings) == letters, "\(length), \(round)")
      }
    }
  }

  @Test func `of too many texts some are forgotten, and all are read right`() {
    var strings = LineStrings()
    for round in 1...2 {
      for number in 1...20_000 {
        let name = "a name that is used once \(number)"
        #expect(text(name, from: &strings) == name, "\(round)")
        #expect(strings.count <= 4096)
      }
    }
  }
}
