// A child asks for its sibling, which takes over its property.
// with: PlainSibling
final class MomInteractor: Interactor, KidListener, SiblingListener {
  weak var router: MomRouter?

  func kidDidFinish() {
    router?.routeToSibling()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var step: Routing?
  private let kidBuilder: KidBuilder
  private let siblingBuilder: SiblingBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder, siblingBuilder: SiblingBuilder) {
    self.kidBuilder = kidBuilder
    self.siblingBuilder = siblingBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    step = kid
    attachChild(kid)
  }

  func routeToSibling() {
    let sibling = siblingBuilder.build(withListener: interactor)
    step = sibling
    attachChild(sibling)  // reported: error
  }
}

protocol KidListener: AnyObject {
  func kidDidFinish()
}

protocol KidPresentableListener: AnyObject {
  func didTapNext()
}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapNext() {
    listener?.kidDidFinish()
  }
}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let interactor = KidInteractor(presenter: KidViewController())
    interactor.listener = listener
    return KidRouter(interactor: interactor)
  }
}
