import RIBsAnalysis
import Testing

@Suite("A pattern")
struct GlobTests {
  @Test(
    arguments: [
      ("Root/Post", "Root/Post"), ("Root/*", "Root/Post"), ("Root/*/Post", "Root/Board/Post"),
      ("Root/**", "Root/Board/Post"), ("**", ""), ("**", "Root"), ("*", ""),
      ("Root/P?st", "Root/Pöst"),
      ("**/Post", "Root/Board/Post"), ("**Post", "Post"), ("*Tab", "BlogTab"),
      ("Root/**/Post", "Root/A/B/Post"), ("*a*b*", "xaxxbx"), ("A***B", "A/x/B"),
    ]
  ) func `matches these texts`(pattern: String, text: String) {
    #expect(Glob(pattern).matches(text))
  }

  @Test(
    arguments: [
      ("Root/Post", "Root/Posts"), ("Root/Post", "root/post"), ("Root/*", "Root/Board/Post"),
      ("Root/*", "Root"), ("", "Root"), ("Root/P?st", "Root/Pst"), ("P?st", "P/st"),
      ("**/Post", "Posts"), ("**/Post", "RootPost"), ("Root/**/Chat", "RootChat"),
      ("Root/**/Chat", "Root/OldChat"), ("Root/**", "Roots"), ("Root/**", "Other/Root"),
      ("*Tab", "BlogTabs"), ("Root/[a-z]", "Root/b"), ("*a*b*", "xbxxax"),
    ]
  ) func `matches nothing else`(pattern: String, text: String) {
    #expect(!Glob(pattern).matches(text))
  }

  @Test(
    "Two stars between slashes match any number of names, including none",
    arguments: [
      ("Root/**/Chat", "Root/Chat"), ("Root/**/Chat", "Root/A/Chat"), ("**/Post", "Post"),
      ("Root/**", "Root"), ("**/Chat/**", "Chat"), ("Root/**/**/Chat", "Root/Chat"),
      ("Root/**/Tab/**", "Root/Tab"), ("Root/**/**", "Root"),
    ]
  ) func none(pattern: String, text: String) {
    #expect(Glob(pattern).matches(text))
  }

  @Test func `takes no longer for a pattern that is made to be slow`() {
    let pattern = Glob(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 1_000)))
  }
}
