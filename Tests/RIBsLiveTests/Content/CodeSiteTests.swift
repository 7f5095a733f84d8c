import Foundation
import RIBsReport
import RIBsTestSupport
import Testing

@testable import RIBsLive

@Suite("The code at call sites")
struct CodeSiteTests {
  private let scratch: Scratch
  private let sources: SourceFiles
  private static let lines = (1...40).map { "    line(\($0))" }

  /// A leak that is attached at line 20 and detached at line 39.
  private static let trace = """
    root Root @App/RootRouter.swift:1
    open Root Home @App/RootRouter.swift:20
    close Root Home @App/RootRouter.swift:39
    after 5s
    """

  init() throws {
    scratch = try Scratch()
    _ = try scratch.write(
      Self.lines.joined(separator: "\n").utf8, to: "Modules/App/RootRouter.swift")
    sources = SourceFiles(root: scratch.folder.path, workingDirectory: "/")
  }

  private func leak(_ code: CodeSites) throws -> [String: Any] {
    let session = try LiveAnswers(script: Self.trace, code: code).object("session")
    let causes = try #require(session["causes"] as? [[String: Any]])
    return try #require(causes.first { $0["rule"] as? String == "leaked-child" })
  }

  private func site(_ object: [String: Any]) throws -> [String: Any] {
    try #require(object["site"] as? [String: Any])
  }

  @Test func `a call site comes with its file below the sources' folder`() throws {
    let leak = try site(try leak(CodeSites(sources)))
    #expect(leak["at"] as? String == "App/RootRouter.swift:20")
    #expect(leak["file"] as? String == "Modules/App/RootRouter.swift")
    #expect(leak["line"] as? Int == 20)
    #expect(leak["url"] is NSNull && leak["lines"] == nil)
  }

  @Test func `a call site whose file nobody knows has a name alone`() throws {
    let elsewhere = SourceFiles(root: try Scratch().folder.path, workingDirectory: "/")
    let links = try SourceLinks(base: "https://git.example", sources: elsewhere)
    for code in [CodeSites(), CodeSites(elsewhere, links: links, showsLines: true)] {
      let leak = try site(try leak(code))
      #expect(leak["at"] as? String == "App/RootRouter.swift:20")
      #expect(leak["file"] is NSNull && leak["line"] is NSNull && leak["url"] is NSNull)
      #expect(leak["lines"] == nil)
    }
  }

  @Test func `links lead to the repository`() throws {
    let links = try SourceLinks(base: "https://git.example/main", sources: sources)
    let leak = try site(try leak(CodeSites(sources, links: links)))
    #expect(
      leak["url"] as? String == "https://git.example/main/Modules/App/RootRouter.swift#L20")
  }

  @Test func `with the source, a finding has the lines around each of its sites once`() throws {
    let leak = try leak(CodeSites(sources, showsLines: true))
    let attach = try site(leak)
    #expect(attach["firstLine"] as? Int == 18)
    #expect(attach["lines"] as? [String] == (18...22).map { "line(\($0))" })
    let related = try #require(leak["related"] as? [[String: Any]])
    let sites = related.compactMap { $0["site"] as? [String: Any] }
    #expect(sites.map { $0["line"] as? Int } == [20, 39])
    #expect(sites[0]["lines"] == nil)
    // The file ends behind line 40.
    #expect(sites[1]["lines"] as? [String] == (37...40).map { "line(\($0))" })
  }

  @Test(arguments: [
    ("one\n\ttwo\r\n  three\n", 2, 1, ["one", "    two", "  three", ""]),
    ("  if a {\n    b()\n\n  }", 4, 2, ["  b()", "", "}"]),
    ("a\u{202E}b", 1, 1, ["a\u{FFFD}b"]),
  ])
  func `lines lose their common indent, and show what is invisible`(
    text: String, line: Int, first: Int, lines: [String]
  ) throws {
    let path = try scratch.write(text.utf8, to: "One.swift")
    let excerpt = try #require(SourceExcerpt(path: path, around: line))
    #expect(excerpt.first == first && excerpt.lines == lines)
  }

  @Test func `a long line is cut, and a line behind the end is none`() throws {
    let path = try scratch.write(String(repeating: "x", count: 1000).utf8, to: "Long.swift")
    let excerpt = try #require(SourceExcerpt(path: path, around: 1))
    #expect(excerpt.lines == [String(repeating: "x", count: 400) + "…"])
    for line in [0, -1, 2, Int.max] {
      let excerpt = SourceExcerpt(path: path, around: line)
      #expect(excerpt == nil)
    }
    let none = SourceExcerpt(path: scratch.path("none.swift"), around: 1)
    #expect(none == nil)
  }

  @Test func `a page gets code that was edited, also if another page saw it before`() throws {
    let answers = try LiveAnswers(script: Self.trace, code: CodeSites(sources, showsLines: true))
    let mine = try answers.object("session")
    _ = try scratch.write(
      String(repeating: "edited\n", count: 60).utf8, to: "Modules/App/RootRouter.swift")
    _ = try answers.object("session")
    let change = try answers.object(
      "session",
      [
        "identity": try #require(mine["identity"] as? String),
        "since": "\(try #require(mine["answer"] as? Int))",
      ])
    let causes = try #require((change["causes"] as? [String: Any])?["changed"] as? [Any])
    #expect(try LiveAnswers.lines(["causes": causes]).contains("edited"))
  }

  @Test func `only a page on this machine learns where the sources are`() throws {
    let overview = { (code: CodeSites) in
      try LiveAnswers(script: Self.trace, code: code).object("overview")
    }
    let local = try overview(CodeSites(sources, isLocal: true, hasXcode: true))
    #expect(local["folder"] as? String == scratch.folder.path && local["hasXcode"] as? Bool == true)
    let remote = try overview(CodeSites(sources, isLocal: false))
    #expect(remote["folder"] is NSNull && remote["hasXcode"] as? Bool == false)
  }
}
