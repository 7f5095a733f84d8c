import Breaking
import Testing

/// What is done to a piece of JavaScript.
struct BrokenScriptTests {
  /// All files that come of a source, one for each mutant.
  private func broken(_ source: String) -> [String] {
    let script = BrokenScript(source: source, file: "a.js", firstNumber: 1)
    return script.mutants.map { "\($0.kind.rawValue): \(script.text(breaking: $0.number))" }
  }

  @Test(
    arguments: [
      ("if (a) b = c;", ["turned: if (!(a)) b = c;", "absent: if (a) ;"]),
      ("while (a(b)) {}", ["turned: while (!(a(b))) {}"]),
      ("x(a && b || c);", ["absent: ;", "joined: x(a || b || c);", "joined: x(a && b && c);"]),
      (
        "const x = a.b(c) ? d : 1;",
        ["turned: const x = !(a.b(c)) ? d : 1;", "shifted: const x = a.b(c) ? d : 2;"]
      ),
      ("const x = a < b;", ["bounded: const x = a <= b;"]),
      ("const x = a >= b;", ["bounded: const x = a > b;"]),
      ("const x = a === b;", ["turned: const x = a !== b;"]),
      ("const x = true;", ["turned: const x = false;"]),
      ("return a.b;", ["returned: return undefined;"]),
      ("return;", []),
      ("for (const a of b) { continue; }", ["absent: for (const a of b) { ; }"]),
      ("await a?.b(c).d[e]();", ["absent: ;"]),
      ("f(() => { g(); });", ["absent: ;", "absent: f(() => { ; });"]),
      ("this.a += b;", ["absent: ;"]),
      (
        "return `${a ? b : \"c\"} d 1 < 2`;",
        [
          "returned: return undefined;", "turned: return `${!(a) ? b : \"c\"} d 1 < 2`;",
        ]
      ),
      ("x = [...(a ? [b] : [])];", ["absent: ;", "turned: x = [...(!(a) ? [b] : [])];"]),
    ])
  func `each kind of place is broken by itself`(source: String, files: [String]) {
    #expect(broken(source) == files)
  }

  @Test(
    arguments: [
      "// if (a) 1 < 2\n", "/* a && b\n 1 */", #"const a = "b && \" 1";"#, "const a = '1 < 2';",
      "const a = `b && 1 \\` 2`;", "const a = /[/]1&&2\\/3/g;", "const a = b.replace(/1 < 2/, c);",
      // Numbers that are not whole.
      "const a = 0.5;", "const a = 1e6;", "const a = 0xff;",
      // Names of members.
      "const a = b.true;", "const a = { true: b };", "import { a } from \"./b.js\";",
      "export function a(b) {}", "const a = b ?? c?.d;", "const a = b => c;",
    ])
  func `what is no condition, number or statement is left alone`(source: String) {
    #expect(broken(source) == [])
  }

  @Test func `a division is none, and what follows it is code`() {
    #expect(broken("const a = b / 2 / c;") == ["shifted: const a = b / 3 / c;"])
    #expect(broken("const a = (b) / 2;") == ["shifted: const a = (b) / 3;"])
    // Behind a template is a division too.
    #expect(broken("const a = `b` / 2;") == ["shifted: const a = `b` / 3;"])
  }

  @Test func `a mutant names its line`() {
    let script = BrokenScript(
      source: "// one\n\nconst a = `x\n${b}`;\n  if (a\n    && b) c();\n", file: "Page/a.js",
      firstNumber: 7)
    #expect(
      script.mutants.map { "\($0.number) \($0.kind) \($0.file):\($0.line) \($0.text) | \($0.part)" }
        == [
          "7 turned Page/a.js:5 if (a | a && b", "8 joined Page/a.js:6 && b) c(); | &&",
          "9 absent Page/a.js:6 && b) c(); | c()",
        ])
    #expect(script.text(breaking: 6) == script.text(breaking: 10))
  }

  @Test func `an open string, template or bracket ends with the file`() {
    for source in [
      "\"", "`", "`${", "/* ", "if (", "a[", "}", "return", "/", "\\", "`${`${",
    ] {
      #expect(broken(source) == [])
    }
  }
}
