// The property wrapper says something of another value.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  @Child private var kid: KidRouter?
  @Child private var name: String?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard !$name else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: error
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
