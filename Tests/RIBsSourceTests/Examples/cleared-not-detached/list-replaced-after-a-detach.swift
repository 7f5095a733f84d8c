// What leaves the list is detached before.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapBack()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapBack() { router?.back() }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [KidRouter] = []

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
    for step in steps.dropFirst() { detachChild(step) }
    steps = Array(steps.prefix(1))
  }
}
