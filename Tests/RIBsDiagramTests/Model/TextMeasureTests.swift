import Testing

@testable import RIBsDiagram

@Suite("The width of text")
struct TextMeasureTests {
  @Test(arguments: ["ล็อกอิน", "लॉगिन", "התחברות", "ログイン"])
  func `a box has space for a name that no font has, with a box per letter and mark`(
    name: String
  ) {
    let boxes = 0.75 * Double(name.unicodeScalars.count)
    #expect(TextMeasure.width(name, size: 1) >= boxes)
  }

  @Test func `an accent has no width`() {
    for (joined, apart) in [("é", "e\u{301}"), ("ņ", "n\u{327}")] {
      #expect(TextMeasure.width(apart, size: 1) <= TextMeasure.width(joined, size: 1))
    }
  }
}
