// What the property wrapper says of its value is a guess.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  @Child private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard !$kid else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }
}

@propertyWrapper
struct Child<Value> {
  private var stored: Value?
  var wrappedValue: Value? {
    get { stored }
    set { stored = newValue }
  }
  var projectedValue: Bool { stored != nil }
}
