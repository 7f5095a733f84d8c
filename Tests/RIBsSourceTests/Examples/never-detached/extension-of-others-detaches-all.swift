// An extension that others use detaches all children, and nothing of this router detaches its child.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapKid()
  func didTapClose()
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

  func didTapClose() {
    print("closed")
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
    attachChild(kid)  // reported: info
  }
}

extension Router {
  func detachAll() {
    children.forEach { detachChild($0) }
  }
}
