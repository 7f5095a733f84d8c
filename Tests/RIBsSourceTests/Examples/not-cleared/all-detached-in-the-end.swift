// All children are detached when the RIB is detached.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapKid()
  func didOpenLink()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?

  func didTapKid() { router?.routeToKid() }
  func didOpenLink() {}

  override func willResignActive() {
    super.willResignActive()
    router?.reset()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
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
