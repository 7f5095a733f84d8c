// A function replaces the value and returns the one before.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapForget()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapForget() { router?.forget() }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    attachChild(new)
    kid = new
  }

  func forget() {
    if let old = exchange(&kid, nil) { detachChild(old) }
  }
}

func exchange<Value>(_ place: inout Value, _ new: Value) -> Value {
  let old = place
  place = new
  return old
}
