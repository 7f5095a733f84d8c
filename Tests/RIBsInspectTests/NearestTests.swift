import Testing

@testable import ribs_inspect

@Suite("The word most likely meant")
struct NearestTests {
  @Test(arguments: [
    // Swapped neighbours are one change: at the start, inside and at the end.
    ("ehck", "heck"), ("hcek", "heck"), ("hekc", "heck"),
    // A letter changed, missing or too many.
    ("hack", "heck"), ("hek", "heck"), ("hecks", "heck"), ("check", "heck"),
  ]) func `is one change away from a short word`(typed: String, meant: String) {
    #expect(typed.nearest(among: ["render", meant]) == meant)
  }

  @Test func `differs in at most a third of the letters`() {
    #expect("lost-chidl".nearest(among: ["lost-child"]) == "lost-child")
    #expect("lsot-chidl".nearest(among: ["lost-child"]) == "lost-child")
    #expect("abcdefghi".nearest(among: ["xyzdefghi"]) == "xyzdefghi")
    #expect("abcdefghi".nearest(among: ["xyzwefghi"]) == nil)
    #expect("ab".nearest(among: ["ba"]) == "ba")
    #expect("ab".nearest(among: ["xy"]) == nil)
  }

  @Test func `is the one with the fewest changes, then the first of the alphabet`() {
    #expect("checks".nearest(among: ["chicks", "check", "checked"]) == "check")
    #expect("log".nearest(among: ["lot", "lob"]) == "lob")
    #expect("log".nearest(among: []) == nil)
  }
}
