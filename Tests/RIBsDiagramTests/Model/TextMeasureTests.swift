import Testing

@testable import RIBsDiagram

@Suite("How wide text is")
struct TextMeasureTests {
  @Test(arguments: ["ล็อกอิน", "लॉगिन", "התחברות", "ログイン"])
  func `there is room for a name that no font of the reader has, a box a letter and a mark`(
    name: String
  ) {
    let boxes = 0.75 * Double(name.unicodeScalars.count)
    #expect(TextMeasure.width(name, size: 1) >= boxes)
  }

  @Test func `an accent takes no room of its own`() {
    for (joined, apart) in [("é", "e\u{301}"), ("ņ", "n\u{327}")] {
      #expect(TextMeasure.width(apart, size: 1) <= TextMeasure.width(joined, size: 1))
    }
  }
}
