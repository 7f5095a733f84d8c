// The property is strong.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapClose()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?

  func didTapClose() {
    router?.detachKid()
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

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }

  func detachKid() {
    guard let kid else { return }
    detachChild(kid)  // reported: warning
  }
}
