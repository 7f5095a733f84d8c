// The guard tests another property.
// with: PlainKid, PlainSibling
protocol MomPresentableListener: AnyObject {
  func didTapKid()
  func didTapSibling()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener, SiblingListener
{
  weak var router: MomRouter?

  func didTapKid() {
    router?.routeToKid()
  }

  func didTapSibling() {
    router?.routeToSibling()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private var sibling: SiblingRouter?
  private let kidBuilder: KidBuilder
  private let siblingBuilder: SiblingBuilder

  init(
    interactor: MomInteractor, kidBuilder: KidBuilder, siblingBuilder: SiblingBuilder
  ) {
    self.kidBuilder = kidBuilder
    self.siblingBuilder = siblingBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }

  func routeToSibling() {
    guard kid == nil else { return }
    let sibling = siblingBuilder.build(withListener: interactor)
    self.sibling = sibling
    attachChild(sibling)  // reported: error
  }
}
