// The interactor asks the router for something else.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

protocol MomRouting: Routing {
  var isOpen: Bool { get }
  func routeToKid()
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouting?

  func didTapKid() {
    guard let router = router, !router.isOpen else { return }
    router.routeToKid()
  }
}

final class MomRouter: Router<MomInteractor>, MomRouting {
  let isOpen = false
  private var kid: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: error
  }
}
