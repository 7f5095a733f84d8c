import Testing

@testable import ribs_inspect

@Suite("The words of a progress bar")
struct ReadAmountTests {
  private func text(_ count: Int, of total: Int?, _ unit: ReadAmount.Unit = .bytes) -> String {
    var amount = ReadAmount(of: total, unit)
    amount.count = count
    return amount.text
  }

  @Test func `the bar is as full as the share that was read`() {
    let (full, empty) = (Character("█"), Character("░"))
    for (count, filled, share) in [
      (0, 0, 0), (5, 7, 25), (10, 15, 50), (19, 28, 95), (20, 30, 100),
    ] {
      let text = text(count * 1_000_000, of: 20_000_000)
      #expect(text.filter { $0 == full }.count == filled)
      #expect(text.filter { $0 == empty }.count == 30 - filled)
      #expect(text.hasSuffix(" \(share) % of 20 MB"))
    }
  }

  @Test func `a file that grows while it is read is never more than full`() {
    let text = text(30_000_000, of: 20_000_000)
    #expect(text == "reading: \(String(repeating: "█", count: 30)) 100 % of 20 MB")
  }

  @Test func `without a total, the text is what was read`() {
    #expect(text(3_900_000, of: nil) == "reading: 3 MB")
    #expect(text(3_000_000, of: 0) == "reading: 3 MB")
    #expect(text(1, of: 1).hasSuffix(" 100 % of 1 MB"))
  }

  @Test func `one file is no files`() {
    #expect(text(1, of: nil, .files) == "reading: 1 file")
    #expect(text(2, of: nil, .files) == "reading: 2 files")
    #expect(text(0, of: nil, .files) == "reading: 0 files")
    #expect(text(1, of: 4, .files).hasSuffix(" 25 % of 4 files"))
  }
}
