import RIBsAnalysis
import Testing

@Suite("A text that a CI prints")
struct WorkflowCommandTests {
  @Test(arguments: [
    ("plain", "plain"), ("a::b", "a::b"), ("a:b", "a:b"), ("::error::x", ": :error::x"),
    (" ::set x", " : :set x"), ("x\n::warning::y", "x\n: :warning::y"), (":::x", ": : :x"),
    (":\u{200B}:x", ":\u{200B} :x"), ("\u{200B}::x", "\u{200B}: :x"), (": :x", ": :x"),
    ("##[group]x", "## [group]x"), ("a##[x]", "a## [x]"), ("###[x]", "### [x]"),
    ("#[x]", "#[x]"), ("# #[x]", "# #[x]"), ("##\u{200B}[x]", "##\u{200B} [x]"),
    ("##x[y]", "##x[y]"), ("##[a] ::b", "## [a] : :b"), ("", ""),
  ]) func `cannot give it a command`(text: String, printed: String) {
    #expect(text.withoutWorkflowCommands == printed)
  }
}
