// One of two callers has no guard.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapKid()
  func didTapBanner()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?

  func didTapKid() {
    router?.routeToKid()
  }

  func didTapBanner() {
    router?.routeToKidFromBanner()
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
    attachKid()
  }

  func routeToKidFromBanner() {
    attachKid()
  }

  private func attachKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: error
  }
}
