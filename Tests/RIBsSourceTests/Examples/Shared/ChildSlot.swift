// An object that keeps one child for a router: `fill` does nothing while there is one, and `take` gives it up.
final class ChildSlot<Child> {
  private(set) var child: Child?
  var isEmpty: Bool { child == nil }

  func fill(_ make: () -> Child, then attach: (Child) -> Void) {
    guard child == nil else { return }
    let new = make()
    child = new
    attach(new)
  }

  func put(_ new: Child) { child = new }

  @discardableResult
  func take() -> Child? {
    defer { child = nil }
    return child
  }

  func clear() { child = nil }
}
