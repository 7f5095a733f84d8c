import Testing

@testable import RIBsSource

/// Operators are read in Swift's order of precedence.
@Suite struct OperatorTests {
  @Test(arguments: [
    ("a == nil && b || c", "(((a == nil) && b) || c)"),
    ("a || b && c", "(a || (b && c))"),
    ("!a && b", "(!a && b)"),
    ("a != nil", "!(a == nil)"),
    ("a !== b", "!(a == b)"),
    ("a === b", "(a == b)"),
    ("a ?? b == c", "((a ?? b) == c)"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a = b ?? c", "a = (b ?? c)"),
    ("a = b ? c : d ? e : g", "a = (b ? c : (d ? e : g))"),
    ("a = b == c ? d : e", "a = ((b == c) ? d : e)"),
    ("a as? B ?? c", "((a as B) ?? c)"),
    ("a is B && c", "((a is B) && c)"),
    ("list += more", "list.append(more)"),
    ("x + y * z - w", "{x {y z} w}"),
    ("x + y == z", "({x y} == z)"),
    ("0..<count", "{0 count}"),
    ("a.b?.c(d) == true", "(a.b?.c(d) == true)"),
  ])
  func `each operator has its operands`(text: String, outline: String) {
    #expect(Lowered.expression(text)?.outline == outline)
  }

  @Test func `text that is put together from thousands of parts keeps each call in it`() {
    let text = (0..<3000).map { "f\($0)()" }.joined(separator: " + ")
    let outline = Lowered.expression(text)?.outline ?? ""
    #expect(outline.hasPrefix("{f0() f1() "))
    #expect(outline.hasSuffix(" f2999()}"))
  }

  @Test func `an operator of the app's own keeps what stands beside it`() {
    #expect(Lowered.expression("a <~> b()")?.outline == "{a b()}")
  }

  @Test func `a call is on the line of its name after operators are folded`() {
    let call = Lowered.call("\n\nhome\n  .attach(a ?? b)")
    #expect(call?.line == 5)
  }
}
