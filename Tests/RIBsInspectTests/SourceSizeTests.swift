import Foundation
import RIBsTestSupport
import Testing

/// Files that are far larger, or far deeper, than people write.
@Suite("ribs-inspect source, on large input", .showsOutput)
struct SourceSizeTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try ShopFiles.write(to: scratch)
  }

  private func run(in folder: Scratch? = nil) throws -> Tool.Outcome {
    try tool.run(
      ["source", "-q", ".", "--format", "json"], in: (folder ?? scratch).folder.path)
  }

  private static let many = 10_000

  private static func repeated(_ text: String, _ count: Int = many) -> String {
    String(repeating: text, count: count)
  }

  /// Bodies of a function, and whether the file is left out or cannot be parsed in full.
  private static let bodies: [(name: String, text: String, isLeftOut: Bool)] = [
    ("parentheses", "let x = \(repeated("("))1\(repeated(")"))", true),
    ("lists", "let x = \(repeated("["))\(repeated("]"))", true),
    ("braces", "\(repeated("if a { "))\(repeated("}"))", true),
    ("closures", "\(repeated("f { "))\(repeated("}"))", true),
    ("else if", "if a { b() }\(repeated(" else if a { b() }"))", false),
    ("sums", "let x = 1\(repeated(" + 1"))", false),
    ("conjunctions", "guard a\(repeated(" && a")) else { return }", false),
    ("defaults", "let x = a\(repeated(" ?? a"))", false),
    ("casts", "a\(repeated(" as A"))", false),
    ("assignments", "a\(repeated(" = a", 2_000))", false),
    ("members", "a\(repeated(".b"))", false),
    ("calls", "a\(repeated(".b()"))", false),
    ("calls of calls", "a\(repeated("()"))", false),
    ("choices", "let x = \(repeated("a ? b : "))c", false),
    ("negations", "let x = \(repeated("!"))a", false),
    ("optionals", "let x: Int\(repeated("?")) = nil", false),
    ("conditional code", "#if A\nb()\n\(repeated("#elseif B\nb()\n"))#endif\n", false),
  ]

  @Test(arguments: bodies.map(\.name)) func `depth does not crash it`(name: String) throws {
    let body = try #require(Self.bodies.first { $0.name == name })
    _ = try scratch.write("func f() {\n\(body.text)\n}\n".utf8, to: "Deep.swift")
    let outcome = try run()
    #expect(outcome.status == (body.isLeftOut ? 3 : 0))
    #expect(outcome.output.contains("\"rule\": \"unguarded-attach\""))
    #expect(outcome.output.contains("was left out") == body.isLeftOut)
  }

  @Test func `a file of twenty thousand lines gives the same bytes twice`() throws {
    let function = "  func f() {\n    guard child == nil else { return }\n    print(1)\n  }\n\n"
    let text =
      "import RIBs\nfinal class BigRouter: Router<BigInteractable> {\n  var child: Routing?\n"
      + Self.repeated(function, 4000) + "}\n"
    _ = try scratch.write(text.utf8, to: "Big.swift")
    let (one, other) = (try run(), try run())
    #expect(one.status == 0 && one.output == other.output)
    #expect(one.output.contains("\"name\": \"Big\""))
  }

  @Test func `a thousand files give the same bytes twice, in any order`() throws {
    let names = (0..<1000).map { "Extra\($0)" }
    for name in names {
      _ = try scratch.write(
        "final class \(name)Router: Router<\(name)Interactable> {}\n".utf8,
        to: "\(name)Router.swift")
    }
    let (one, other) = (try run(), try run())
    #expect(one.status == 0 && one.output == other.output)
    let second = try Scratch()
    for name in try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
      .sorted(by: >)
    {
      try FileManager.default.copyItem(atPath: scratch.path(name), toPath: second.path(name))
    }
    // The folder's name is the module's.
    let (name, secondName) = (scratch.folder.lastPathComponent, second.folder.lastPathComponent)
    let reversed = try run(in: second).output.replacing(secondName, with: name)
    #expect(reversed == one.output)
  }
}
