import Testing

@testable import RIBsSource

/// What can be written in several ways is read in one form.
@Suite struct NormalFormTests {
  // MARK: Constants

  private static let tested = "guard (kid == nil) else { return }"

  @Test(arguments: [
    "let isFree = kid == nil; guard isFree else { return }",
    "let isFree = nil == kid; guard isFree else { return }",
    "let isFree: Bool; isFree = kid == nil; guard isFree else { return }",
    "let isOpen = kid != nil; let isFree = !isOpen; if !isFree { return }",
    "let isFree: Bool; if kid == nil { isFree = true } else { isFree = false }; guard isFree else { return }",
    "let isFree = kid != nil ? false : true; guard isFree else { return }",
    "let (isFree, count) = (kid == nil, 1); guard isFree else { return }",
    "func isFree() -> Bool { kid == nil }; guard isFree() else { return }",
    "let isFree = { kid == nil }; guard isFree() else { return }",
    "let isFree = kid == nil; if isFree {} else { return }",
    "let isOpen = kid != nil; do { if isOpen { return } }",
  ])
  func `a condition by its name is the condition`(body: String) {
    let outline = Lowered.steps(body).outline.replacing("let count = 1; ", with: "")
    #expect(outline == Self.tested || outline == "if !(kid == nil) { return }")
  }

  @Test(arguments: [
    ("let isNew = add(kid); guard isNew else { return }", "guard add(kid) else { return }"),
    ("let made = make(); kid = made", "kid = make()"),
    ("let all = load(); for one in all { show(one) }", "for load() { show(one) }"),
    ("let made = make(); return made", "return make()"),
  ])
  func `what runs once and first goes where it is used`(body: String, outline: String) {
    #expect(Lowered.steps(body).outline == outline)
  }

  @Test(arguments: [
    // Something may change the answer in between.
    "let isFree = (kid == nil); open(); guard isFree else { return }",
    // The order of two calls would change.
    "let isNew = add(kid); guard (ask() && isNew) else { return }",
    // It would no longer run if the first condition fails.
    "let isNew = add(kid); guard isOpen, isNew else { return }",
    // It would run twice.
    "let kid = make(); guard let kid = kid, kid.isOn else { return }",
    "let isNew = add(kid); guard (isNew && isNew) else { return }",
    // A function may look at what it is given.
    "let made = make(); show(made)",
    // The variable has a use after that.
    "let made = make(); kid = made; attach(made)",
    // The name in the closure is not that of the condition.
    "let isFree = …; let kid = make(); guard isFree() else { return }",
  ])
  func `a constant stays where moving it would mean something else`(body: String) {
    let text = body.replacing("…", with: "{ kid == nil }")
    #expect(Lowered.steps(text).outline == body)
  }

  @Test func `a constant that is used later stays as well`() {
    #expect(
      Lowered.steps("let count = kids.count; guard count == 0 else { return }; show(count)").outline
        == "let count = kids.count; guard (kids.count == 0) else { return }; show(count)")
  }

  @Test func `a closure that captures a value asks for that value`() {
    #expect(
      Lowered.steps("let isFree = { [kid] in kid == nil }; guard isFree() else { return }").outline
        == "let isFree = …; guard isFree() else { return }")
  }

  @Test func `a closure by its name is passed on, unless it is used twice`() {
    #expect(Lowered.steps("let work = { open() }; later(work)").outline == "later(…)")
    #expect(
      Lowered.steps("let work = { open() }; later(work); now(work)").outline
        == "let work = …; later(work); now(work)")
  }

  @Test func `functions that call each other twice do not explode`() {
    let functions = (1...60).map { "func f\($0)() -> Bool { f\($0 - 1)() && f\($0 - 1)() }" }
    let body = "func f0() -> Bool { kid == nil }; \(functions.joined(separator: "; "))"
    #expect(Lowered.steps("\(body); guard f60() else { return }").count > 1)
  }

  @Test func `constants that name each other twice do not explode`() {
    let constants = (1...60).map { "let a\($0) = a\($0 - 1) && a\($0 - 1)" }
    let body = "let a0 = kid == nil; \(constants.joined(separator: "; "))"
    #expect(Lowered.steps("\(body); guard a60 else { return }").count > 1)
  }

  // MARK: Branches

  @Test(arguments: [
    ("if !isOpen { return }", "guard isOpen else { return }"),
    ("if !isOpen { open() }", "if !isOpen { open() }"),
    ("if isOpen {} else { return }", "guard isOpen else { return }"),
    ("if isOpen { close() } else { return }", "if isOpen { close() } else { return }"),
    ("if case let kid? = slot { close(kid) }", "if let kid = slot { close(kid) }"),
    ("if case .some(let kid) = slot { close(kid) }", "if let kid = slot { close(kid) }"),
    ("do { open() }; close()", "open(); close()"),
    ("do { let kid = slot; open(kid) }; close()", "do { let kid = slot; open(kid) }; close()"),
    ("close(); do { let kid = slot; open(kid) }", "close(); let kid = slot; open(kid)"),
  ])
  func `branches that mean the same are one`(body: String, outline: String) {
    #expect(Lowered.steps(body).outline == outline)
  }

  @Test(arguments: [
    (
      "switch isOpen { case true: close(); case false: open() }",
      "if isOpen { close() } else { open() }"
    ),
    ("switch isOpen { case false: return; default: break }", "guard isOpen else { return }"),
    ("switch load() { case true: close(); default: break }", "if load() { close() }"),
    (
      "switch slot { case nil: open(); case let kid?: close(kid) }",
      "if (slot == nil) { open() } else { if let kid = slot { close(kid) } }"
    ),
    // The subject would run twice.
    (
      "switch load() { case let kid? where kid.isOn: close(kid); case nil: open(); default: f() }",
      "switch"
    ),
    ("switch state { case .open: close(); default: open() }", "switch"),
    // `break` leaves the switch, and not what is around it.
    ("switch isOpen { case true: if a { break }; close(); default: open() }", "switch"),
  ])
  func `a switch that tells two cases apart is a condition`(body: String, outline: String) {
    #expect(Lowered.steps(body).outline == outline)
  }

  // MARK: Names of properties

  @Test(arguments: [
    ("if let running = task { running.cancel() }", "if let running = task { task.cancel() }"),
    ("guard let running = self.task else { return }; running.cancel()", "self.task.cancel()"),
    ("let old = timer; timer = nil; old?.stop()", "timer?.stop()"),
  ])
  func `who asks what a function does meets the property`(body: String, end: String) {
    #expect(Lowered.statements(body).outline.hasSuffix(end))
    #expect(!Lowered.steps(body).outline.hasSuffix(end))
  }

  @Test(arguments: [
    // It has another value now.
    "var next = first; next = second; next.stop()",
    // The closure holds the value, and not what the property belongs to.
    "let store = self.store; run { store.load() }",
    // A variable of the function is no property.
    "let me = make(); ask(me); let other = me; other.stop()",
  ])
  func `a name that is more than a property's stays`(body: String) {
    #expect(Lowered.statements(body).outline == Lowered.steps(body).outline)
  }
}
