// The wrapper of another property is used.
// with: PlainKid
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  @Slot private var kid: KidRouter?  // reported: warning
  @Slot private var sibling: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  func routeToKid() {
    guard sibling == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    $sibling.fill(new)
    attachChild(new)
  }

  func closeKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

@propertyWrapper
final class Slot<Value> {
  var wrappedValue: Value?
  var projectedValue: Slot<Value> { self }

  func fill(_ value: Value) { wrappedValue = value }
}
