// A closure in a property detaches what was taken out.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapBack()
  func didTapToast()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapBack() { router?.back() }
  func didTapToast() { router?.toastGone() }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [KidRouter] = []
  private var onToastGone: (() -> Void)?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    steps.append(new)
    attachChild(new)
  }

  func back() {
    guard let last = steps.popLast() else { return }
    onToastGone = { [weak self] in self?.detachChild(last) }
  }

  func toastGone() {
    onToastGone?()
    onToastGone = nil
  }
}
