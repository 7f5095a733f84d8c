// A page is deleted that is not the one that is attached.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapShow()
  func didTapBack()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapShow() { router?.show(0) }
  func didTapBack() { router?.back() }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [KidRouter] = []
  private var current: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    steps.append(kidBuilder.build(withListener: interactor))
  }

  func show(_ index: Int) {
    guard steps.indices.contains(index), steps[index] !== current else { return }
    if let current { detachChild(current) }
    current = steps[index]
    attachChild(steps[index])
  }

  func back() {
    guard let last = steps.last, last !== current else { return }
    steps.removeLast()
  }
}
