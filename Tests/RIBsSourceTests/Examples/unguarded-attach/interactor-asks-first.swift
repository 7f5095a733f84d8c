// The interactor asks the router first.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

protocol MomRouting: Routing {
  var kid: Routing? { get }
  func routeToKid()
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouting?

  func didTapKid() {
    guard let router = router, router.kid == nil else { return }
    router.routeToKid()
  }
}

final class MomRouter: Router<MomInteractor>, MomRouting {
  private(set) var kid: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }
}
