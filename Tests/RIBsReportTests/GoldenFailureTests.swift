import Foundation
import RIBsTestSupport
import Testing

@Suite("A golden file that differs")
struct GoldenFailureTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The message of a failing test about a text.
  private func complaint(_ text: String, golden: String?) throws -> String {
    let folder = scratch.folder.appendingPathComponent("Golden")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let golden { _ = try scratch.write(golden.utf8, to: "Golden/report.txt") }
    let comments = Comments()
    try withKnownIssue {
      try expectGolden(text, "report.txt", besides: scratch.path("SomeTests.swift"))
    } matching: { issue in
      comments.all += issue.comments.map(\.rawValue)
      return true
    }
    return comments.all.joined()
  }

  private final class Comments: @unchecked Sendable {
    var all: [String] = []
  }

  @Test func `is reported with its first differences and the command that records it`() throws {
    let lines = (1...100).map { "line \($0)" }
    var changed = lines
    changed[49] = "another line"
    changed.insert("a line more", at: 52)
    let complaint = try complaint(
      changed.joined(separator: "\n"), golden: lines.joined(separator: "\n"))
    #expect(
      complaint.hasPrefix(
        """
        report.txt differs. RECORD_GOLDEN=1 swift test writes it anew.
        @@ line 47 @@
         line 47
         line 48
         line 49
        -line 50
        +another line
         line 51
         line 52
        +a line more
         line 53

        """))
    #expect(!complaint.contains("line 1\n") && !complaint.contains("line 100"))
  }

  @Test func `that is missing is recorded and fails`() throws {
    #expect(try complaint("text\n", golden: nil).contains("was missing and is written"))
    let written = scratch.path("Golden/report.txt")
    #expect(try String(contentsOfFile: written, encoding: .utf8) == "text\n")
    // Now the file exists and matches.
    try expectGolden("text\n", "report.txt", besides: scratch.path("SomeTests.swift"))
  }

  @Test(arguments: [
    ("", "a", "-\n+a"), ("a\n", "a", " a\n-"), ("a", "", "-a\n+"), ("a\nb\nc", "c", "-a\n-b\n c"),
    ("c", "a\nb\nc", "+a\n+b\n c"), ("a\nb", "b\na", "-a\n b\n+a"),
  ]) func `is compared line by line`(golden: String, text: String, shown: String) {
    #expect(LineDifference(from: golden, to: text).description == "@@ line 1 @@\n\(shown)")
  }

  @Test func `of long lines shows where they differ`() {
    let start = String(repeating: "x", count: 1_000)
    let difference = LineDifference(
      from: start + "old" + start, to: start + "new" + start
    ).description
    #expect(difference.contains("xold") && difference.contains("xnew"))
    #expect(difference.count < 500)
  }
}
