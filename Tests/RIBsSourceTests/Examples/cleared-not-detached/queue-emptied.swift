// All steps that wait are dropped, and only one that was taken out is attached.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapNext()
  func didTapBack()
  func didTapClose()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapNext() { router?.next() }
  func didTapBack() { router?.back() }
  func didTapClose() { router?.close() }
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

  func next() {
    guard current == nil, !steps.isEmpty else { return }
    let next = steps.removeFirst()
    current = next
    attachChild(next)
  }

  func close() {
    if let current { detachChild(current) }
    current = nil
  }

  func back() { steps.removeAll() }
}
