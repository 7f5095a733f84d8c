// What its property wrapper offers assigns it.
// with: PlainKid
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  @Slot private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  func routeToKid() {
    guard kid == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    $kid.fill(new)
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
