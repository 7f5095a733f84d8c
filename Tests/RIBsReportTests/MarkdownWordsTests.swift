import Testing

@testable import RIBsReport

@Suite("Names and words in Markdown")
struct MarkdownWordsTests {
  @Test(arguments: [
    ("a", "`a`"), ("", "`  `"), ("`a", "`` `a ``"), ("a`", "`` a` ``"), ("a`b", "``a`b``"),
    (" a ", "`  a  `"), (" a", "` a`"),
  ]) func `code keeps its backticks and spaces`(text: String, code: String) {
    #expect(Markdown.code(text) == code)
  }

  @Test(arguments: ["re-attached", "don’t", "don't", "a-b-c"])
  func `a word with a hyphen or an apostrophe before a letter stays as it is`(word: String) {
    #expect(Markdown.sentence("is \(word) here") == "is \(word) here")
  }

  @Test(arguments: ["-a", "a--b", "GH-12", "a-"])
  func `a word that could mean something else becomes code`(word: String) {
    #expect(Markdown.sentence("is \(word) here") == "is `\(word)` here")
  }
}
