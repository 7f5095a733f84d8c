import Foundation
import RIBsEditing
import RIBsTestSupport
import Testing

/// `git apply` is asked whether a patch means what it should.
@Suite("A patch")
struct PatchTests {
  /// A text before and after; before is nil for a new file.
  static let changes: [(before: String?, after: String)] = [
    ("a\nb\nc\n", "a\nB\nc\n"), ("a\n", "a\nb\n"), ("a\nb\n", "b\n"), (nil, "a\n"),
    (nil, "a"), ("a", "a\nb\n"), ("a\nb", "a\nb\n"), ("a\r\nb\r\n", "a\r\nc\r\nb\r\n"),
    ("x\n" + lines(1...40), lines(1...40) + "y\n"),
    (lines(1...40), lines(1...9) + "new\n" + lines(10...15) + "new\n" + lines(16...40)),
    (lines(1...40), lines(1...9) + "new\n" + lines(10...17) + "new\n" + lines(18...40)),
    ("a\na\nb\n", "a\na\na\nb\nb\n"), ("a\nb\na\nb\n", "a\nb\na\nb\na\nb\n"),
    ("b\na\n", "a\na\nb\n"),
    (lines(1...9), ""), ("é\nß\n", "é\nü\nß\n"),
  ]

  private static func lines(_ range: ClosedRange<Int>) -> String {
    range.map { "line \($0)\n" }.joined()
  }

  @Test(arguments: changes)
  func `leads from one text to the other`(_ change: (before: String?, after: String)) throws {
    let scratch = try Scratch()
    if let before = change.before { _ = try scratch.write(before.utf8, to: "f.swift") }
    let patch = Patch([.init(path: "f.swift", before: change.before, after: change.after)])
    _ = try scratch.write(patch.text.utf8, to: "p.patch")
    let outcome = try Tool(at: "/usr/bin/env").run(
      ["git", "apply", "--whitespace=nowarn", "p.patch"], in: scratch.folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)\(patch.text)")
    let result = try String(contentsOfFile: scratch.path("f.swift"), encoding: .utf8)
    #expect(Array(result.utf8) == Array(change.after.utf8))
  }

  @Test(arguments: [
    ("f.swift", "g.swift", "a\nb\n", "a\nc\n"), ("f.swift", "G/f.swift", "a\n", "a\n"),
    ("a\tb\".swift", "a\tb\".swift", "a\n", "b\n"), ("é ü.swift", "é\nü.swift", "a\n", "b\n"),
  ])
  func `moves a file, whatever its name`(
    _ old: String, _ new: String, before: String, after: String
  ) throws {
    let scratch = try Scratch()
    _ = try scratch.write(before.utf8, to: old)
    let patch = Patch([.init(path: new, movedFrom: old, before: before, after: after)])
    _ = try scratch.write(patch.text.utf8, to: "p.patch")
    let outcome = try Tool(at: "/usr/bin/env").run(
      ["git", "apply", "p.patch"], in: scratch.folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)\(patch.text)")
    #expect(try String(contentsOfFile: scratch.path(new), encoding: .utf8) == after)
    #expect(old == new || !FileManager.default.fileExists(atPath: scratch.path(old)))
  }

  @Test func `shows a function that is added from its first line to its last`() {
    let before = "class A {\n  func a() {\n  }\n}\n"
    let after = "class A {\n  func a() {\n  }\n\n  func b() {\n  }\n}\n"
    #expect(
      Patch([.init(path: "a", before: before, after: after)]).text.hasSuffix(
        "   func a() {\n   }\n+\n+  func b() {\n+  }\n }\n"))
  }

  @Test func `has files by path, and none that stays the same`() {
    let patch = Patch([
      .init(path: "b", before: "1\n", after: "2\n"), .init(path: "c", before: "1", after: "1"),
      .init(path: "a", before: nil, after: "1\n"),
    ])
    #expect(patch.files.map(\.path) == ["a", "b"])
    #expect(
      patch.text == """
        --- /dev/null
        +++ b/a
        @@ -0,0 +1,1 @@
        +1
        --- a/b
        +++ b/b
        @@ -1,1 +1,1 @@
        -1
        +2

        """)
  }
}
