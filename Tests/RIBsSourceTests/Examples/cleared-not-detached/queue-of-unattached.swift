// A step that waits is dropped, and only one that was taken out is attached.
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
  private var current: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    steps.append(kidBuilder.build(withListener: interactor))
    if current == nil { next() }
  }

  func next() {
    if let current { detachChild(current) }
    current = nil
    guard let new = steps.popLast() else { return }
    attachChild(new)
    current = new
  }

  func back() {
    guard !steps.isEmpty else { return }
    steps.removeFirst()
  }
}
