// A property wrapper may hold the child weakly.
// with: PlainKid, MomResets
@propertyWrapper struct WeakChild<Child: AnyObject> {
  weak var wrappedValue: Child?
}

final class MomRouter: Router<MomInteractor> {
  @WeakChild private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }

  func reset() {
    children.forEach(detachChild)
  }
}
