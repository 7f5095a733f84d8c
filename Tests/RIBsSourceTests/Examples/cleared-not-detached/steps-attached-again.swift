// The list is one of steps that come next, not of attached ones.
// with: PlainKid, MomStepsTaps
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private lazy var queue: [KidRouter] = [kidBuilder.build(withListener: interactor)]
  private var current: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    guard !queue.isEmpty else { return }
    let next = queue.removeFirst()
    attachChild(next)
    current = next
  }

  func back() {
    if let current { detachChild(current) }
    current = nil
  }
}
