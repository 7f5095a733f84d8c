import Testing

/// The comparison of the analyzer with the reference when they differ.
@Suite struct VerdictPairTests {
  private let rows = [
    Verdict.Row("session", ["name": "run", "events": "2"]),
    Verdict.Row("double-attach", ["seq": "2", "at": "A.swift:1"]),
    Verdict.Row("lost-child", ["seq": "2", "at": "-"]),
  ]

  private func difference(_ product: [Verdict.Row], _ reference: [Verdict.Row]) -> String? {
    VerdictPair(product: Verdict(rows: product), reference: Verdict(rows: reference)).difference
  }

  @Test func `equal verdicts have no difference`() {
    #expect(difference(rows, rows) == nil)
  }

  @Test func `a row on one side only, a different value and a different order are differences`() {
    #expect(difference(rows, Array(rows.dropLast())) == "lost-child of the analyzer alone")
    #expect(difference(Array(rows.dropLast()), rows) == "lost-child of the reference alone")
    let other = Verdict.Row("double-attach", ["seq": "2", "at": "A.swift:2"])
    #expect(difference(rows, [rows[0], other, rows[2]]) == "double-attach with other at")
    #expect(difference(rows, [rows[0], rows[2], rows[1]]) == "order or number of rows")
    #expect(difference(rows, rows + [rows[2]]) == "order or number of rows")
  }

  @Test func `both verdicts are shown in one list`() {
    let other = Verdict.Row("double-attach", ["seq": "2", "at": "A.swift:2"])
    let pair = VerdictPair(
      product: Verdict(rows: rows), reference: Verdict(rows: [rows[0], other, rows[2]]))
    #expect(
      pair.text == """
        both       session name=run events=2
        analyzer   double-attach seq=2 at=A.swift:1
        reference  double-attach seq=2 at=A.swift:2
        both       lost-child seq=2 at=-
        """)
  }

  @Test func `a trace shrinks to the lines that are needed, with consecutive numbers`() throws {
    let bytes = try #require(
      (1...UInt64(50)).map { RandomTrace(seed: $0).bytes }.first(where: hasTwo))
    let smallest = Shrinking(holds: hasTwo).smallest(bytes)
    let lines = String(decoding: smallest, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("attach") == true && lines.last?.contains("detach") == true)
    #expect(!lines.joined().contains("App/"))
  }

  /// An attach, and a detach after it.
  private func hasTwo(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let attach = text.firstRange(of: #""attach""#) else { return false }
    return text[attach.upperBound...].contains(#""detach""#)
  }
}
