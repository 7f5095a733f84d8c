import Foundation
import RIBsTestSupport
import Testing

/// What the tests of the pages notice.
@Suite("A mistake on a page", .showsOutput)
struct MistakeTests {
  /// A page with one mistake.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What stands below the page's heading, which is followed by an empty line.
    let text: String
    /// The line of the mistake. The text begins in line 3.
    let line: Int
    /// A part of the complaint.
    let words: String

    init(_ description: String, _ text: String, line: Int, _ words: String) {
      (testDescription, self.text, self.line, self.words) = (description, text, line, words)
    }
  }

  static let commands = [
    Mistake(
      "an unknown option",
      "    ribs-inspect trace.jsonl\n    ribs-inspect check traces/ --formt json",
      line: 4, "`ribs-inspect check traces/ --formt json` ends with 64"),
    Mistake(
      "a missing file on a continued line", "    ribs-inspect check \\\n      nothing.jsonl",
      line: 3,
      "nothing.jsonl"),
    Mistake(
      "an unknown command in a sentence", "Text, and\n`ribs-inspect chekc` too.", line: 4,
      "There is no command `ribs-inspect chekc`"),
    Mistake(
      "a wrong option of a command that waits",
      "    .build/debug/ribs-inspect serve trace.jsonl --opne",
      line: 3, "`ribs-inspect serve` has no option --opne"),
    Mistake(
      "an option that does not exist", "| a | b |\n| --- | --- |\n| x | `--focsu PATH` |", line: 5,
      "No command has the option --focsu"),
    Mistake(
      "an option that another command has", "As\n`check --focus` does.", line: 4,
      "`check` does not have the option --focus"),
    Mistake(
      "an unknown target", "    make dist\n    make dits", line: 4,
      "The Makefile has no target dits"),
    Mistake(
      "a missing script", "Run `scripts/dome now`.", line: 3, "scripts/dome is not an executable"),
    Mistake(
      "an unknown program", "    ribs-inspect rules\n    brwe install graphviz", line: 4,
      "Nothing is known of the command \"brwe install graphviz\""),
    Mistake(
      "an unknown program alone", "    brwe install graphviz", line: 3,
      "No command above prints this"),
    Mistake(
      "a quote that is not closed", "    brew install \"graphviz", line: 3,
      "The shell cannot read it"),
    Mistake(
      "another output",
      """
          $ ribs-inspect rules lost-child
          …
          This is not printed.
          …
      """, line: 5, "prints something else"),
    Mistake(
      "output that no command prints", "    ribs-inspect rules\n\nprints\n\n    nothing like this",
      line: 7, "No command above prints this"),
    Mistake(
      "a picture that no command draws",
      "    ribs-inspect source App --tree tree.png\n\n![A](../output/tree.svg)", line: 5,
      "No command above draws tree.svg"),
    Mistake(
      "another picture",
      "    ribs-inspect render trace.jsonl -o tree.svg\n\n![A](../output/tree.svg)", line: 5,
      "draws another picture"),
    Mistake(
      "a module that does not exist", "    RIBsTrace → RIBsAnalysis\n              → RIBsReprot",
      line: 4, "There is no module RIBsReprot"),
  ]

  static let code = [
    Mistake(
      "a config that does not load", "```yaml\ngrace: 2s\nfailOn: never\n```", line: 5,
      "The config does not load"),
    Mistake("YAML that is none", "```yaml\na: [\n```", line: 3, "This is not YAML"),
    Mistake(
      "an input that the action does not have",
      """
      ```yaml
      jobs:
        ribs:
          steps:
            - uses: ribs-inspect/ribs-inspect@v0.1.0
              with:
                source: App
      ```
      """, line: 9, "action.yml has no input source"),
    Mistake(
      "a hook that does not exist",
      """
      ```yaml
      repos:
        - repo: https://github.com/ribs-inspect/ribs-inspect
          hooks:
            - id: ribs-inspect-soucre
      ```
      """, line: 7, ".pre-commit-hooks.yaml has no hook ribs-inspect-soucre"),
    Mistake("JSON that is none", "```json\n{\"a\": 1,}\n```", line: 3, "trace-malformed-line"),
    Mistake(
      "a line of a trace that cannot be read",
      """
          1  {"type":"launch","seq":1,"t":1,"id":1,"rib":"Root"}
          2  {"type":"attach","seq":2,"t":2,"id":2}
      """, line: 4, "trace-invalid-field"),
    Mistake("a fence without a language", "```\nmake\n```", line: 3, "A fence without a language"),
    Mistake("another language", "```sh\nmake\n```", line: 3, "The language sh is not checked"),
    Mistake(
      "code that is text of a list", "- One\n  thing.\n\n    ribs-inspect rules", line: 6,
      "This is text of the list above"),
    Mistake("a fence that stays open", "```swift\nlet a = 1", line: 3, "does not close this fence"),
  ]

  #if os(Linux)
    static let swift = [
      Mistake(
        "Swift that does not compile",
        """
        ```swift
        import RIBsTrace

        let header = TraceHeader(session: "s")
        print(header.sesion)
        ```
        """, line: 7, "has no member 'sesion'"),
      Mistake(
        "a manifest that does not compile",
        """
        - In a list:

          ```swift
          dependencies: [
            .package(url: "https://example.com/a", form: "1.0.0")
          ],
          ```
        """, line: 7, "no exact matches in call to static method 'package'"),
    ]
  #else
    static let swift: [Mistake] = []
  #endif

  static let prose = [
    Mistake(
      "a file that does not exist", "One [link](../README.md) and\n[another](nothing.md).", line: 4,
      "nothing.md, which does not exist"),
    Mistake(
      "a heading that does not exist", "[Here](#page) and [there](#pgae)", line: 3,
      "no heading with the anchor #pgae"),
    Mistake(
      "a heading of another page that does not exist", "![A](../README.md#raedme)", line: 3,
      "README.md has no heading with the anchor #raedme"),
    Mistake(
      "a file of the repository on GitHub that does not exist",
      "[a](https://github.com/ribs-inspect/ribs-inspect/blob/main/docs/none.md)", line: 3,
      "docs/none.md, which does not exist"),
  ]

  @Test("is named with its line", arguments: commands + swift + code + prose)
  func isNamed(mistake: Mistake) throws {
    let complaints = try complaints(about: "# Page\n\n\(mistake.text)\n", as: "docs/page.md")
    #expect(complaints.map(\.line) == [mistake.line])
    #expect(complaints.first?.words.contains(mistake.words) == true, "\(complaints)")
  }

  @Test("A paragraph of the README with five lines is named with its line") func longParagraph()
    throws
  {
    let item = "- one\n  two\n  three\n  four\n"
    let text = "# Page\n\n\(item)\(item)\nOne\ntwo\nthree\nfour\nfive\n"
    let complaints = try complaints(about: text, as: "README.md")
    #expect(complaints.map(\.line) == [12])
    // A line counts as many as a screen makes of it.
    let long = String(repeating: "word ", count: 97)
    #expect(try self.complaints(about: "\(long)\n", as: "README.md").map(\.line) == [1])
    #expect(try self.complaints(about: "\(long)\n", as: "docs/page.md").isEmpty)
  }

  @Test("A page without a mistake is not complained about") func noMistake() throws {
    let text = """
      # Page

          $ ribs-inspect output/home-flow.jsonl
          output/home-flow.jsonl
          …
          Exit code 0, findings or not. In CI: `ribs-inspect check`.

      [A link](../README.md) in a paragraph, and ``a `quoted` span`` with `[no](link.md)`.

      ```swift
      @Test func one() {}
      ```
      """
    #expect(try complaints(about: text, as: "docs/page.md").map(\.description) == [])
  }

  /// What all checks say about a page in a folder of its own.
  private func complaints(about text: String, as name: String) throws -> [Complaint] {
    let scratch = try Scratch()
    _ = try scratch.write("# README\n".utf8, to: "README.md")
    _ = try scratch.write("<svg></svg>".utf8, to: "output/tree.svg")
    _ = try scratch.write(text.utf8, to: name)
    let page = try #require(Page.all(in: scratch.folder).first { $0.name == name })
    var complaints = try CommandCheck.complaints(about: page)
    complaints += try OptionCheck.complaints(about: page)
    #if os(Linux)
      complaints += try SwiftCheck.complaints(about: page, prelude: Self.prelude)
    #endif
    complaints += try YAMLCheck.complaints(about: page)
    complaints += try TraceCheck.complaints(about: page)
    complaints += try LinkCheck.complaints(about: page)
    complaints += FormCheck.complaints(about: page)
    return complaints
  }

  private static let prelude = "import Testing\n\nclass Surroundings { required init() {} }\n"
}
