import Breaking
import Foundation
import Testing

/// What is done to a piece of source.
struct BrokenFileTests {
  @Test(
    arguments: [
      ("if a { f() }", "if m_turned(1, a) { if m_present(2) { f() } }"),
      ("let x = a < b", "let x = m_less(1, a , b)"),
      ("let x = a && !b", "let x = m_both(1, a , !b)"),
      ("let x = a ? 1 : y", "let x = m_turned(1, a) ? m_shifted(2, 1) : y"),
      ("f(a, to: b.c)", "f(m_swapped(1, a, b.c), to: m_swapped(1, b.c, a))"),
      (
        "func f() { g() ; x += 2 }",
        "func f() { if m_present(1) { g() } ; if m_present(2) { x += m_shifted(3, 2) } }"
      ),
      (
        "switch a { case .b: c\ndefault: d }",
        "switch a { case .b where m_present(1): c\ndefault: d }"
      ),
      (
        "switch a { case .b(let x) where x: c\ndefault: d }",
        "switch a { case .b(let x) where x && m_present(1): c\ndefault: d }"
      ),
    ])
  func `each kind is put in without a new line`(source: String, broken: String) {
    #expect(text(source) == broken)
  }

  @Test(
    arguments: [
      // The compiler knows that nothing follows.
      "func f() -> Int { while true { } }",
      // A value is returned.
      "func f() -> Int { g() }",
      "var x: Int { g() }",
      "var x: Int { switch a { case .b: g() } }",
      "let x = if let a { g() } else { h() }",
      "f { g() }",
      // A constant's first value.
      "func f() { let x: Int; x = y }",
      "struct S { init() { x = y } }",
      // A guard must leave its scope, and nothing follows a failure.
      "func f() { guard let a else { return } }",
      "func f() { fatalError() }",
      // No code that runs.
      "enum E: Int { case a = 1 }",
      "switch a { case .b: break }",
      "@available(macOS 13, *) struct S {}",
    ])
  func `what would not compile is left alone`(source: String) {
    #expect(text(source) == source)
  }

  @Test func `numbers go on where the file before ended, and stay when some are left out`() {
    let file = BrokenFile(
      source: "f(1, 2)\nf(3)", file: "F.swift", firstNumber: 10, suffix: "", leftOut: [11])
    #expect(file.text == "f(mutant_shifted(10, 1), 2)\nf(mutant_shifted(12, 3))")
    #expect(file.count == 3)
    #expect(file.mutants.map(\.line) == [1, 2])
  }

  @Test func `code for another system is broken too, but is not compiled here`() {
    let file = BrokenFile(
      source: """
        #if os(Haiku) || os(Plan9)
          f(1)
          #if DEBUG
            f(2)
          #endif
        #elseif DEBUG
          f(3)
        #elseif !os(Haiku) || os(Linux) || os(macOS)
          f(4)
        #else
          f(5)
        #endif
        """, file: "F.swift", firstNumber: 1, suffix: "")
    #expect(file.mutants.filter(\.isCompiled).map(\.part) == ["f(3)", "3", "f(4)", "4"])
    #expect(file.mutants.count == 10)
  }

  @Test func `an error is about the mutants around it that begin on its line`() {
    let file = BrokenFile(
      source: "if a {\n  f(b < c, 1)\n}", file: "F.swift", firstNumber: 1, suffix: "")
    #expect(
      file.text.split(separator: "\n")[1]
        == "  if mutant_present(2) { f(mutant_less(3, b , c), mutant_shifted(4, 1)) }")
    #expect(file.mutants(atLine: 2, column: 42).map(\.number) == [2, 3])
    #expect(file.mutants(atLine: 1, column: 1).map(\.number) == [1])
  }

  @Test func `an error about a closure may be about the mutants that follow`() {
    let file = BrokenFile(
      source: "f(1)\nlet x = a.map { b in\n  c()\n  return d(b, e)\n}", file: "F.swift",
      firstNumber: 1, suffix: "")
    #expect(file.mutants(atLine: 2, column: 9).map(\.line) == [1])
    #expect(file.mutants(atLine: 2, column: 9, isAboutClosure: true).map(\.line) == [3])
    #expect(file.mutants(atLine: 4, column: 3, isAboutClosure: true).map(\.line) == [4])
  }

  private func text(_ source: String) -> String {
    BrokenFile(source: source, file: "F.swift", firstNumber: 1, suffix: "").text
      .replacingOccurrences(of: "mutant_", with: "m_")
  }
}
