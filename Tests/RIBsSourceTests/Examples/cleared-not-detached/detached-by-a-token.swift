// A token beside the list detaches when it is cancelled.
// with: PlainKid, MomStepsTaps
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [KidRouter] = []
  private var leases: [AnyCancellable] = []

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    steps.append(new)
    attachChild(new)
    leases.append(AnyCancellable { [weak self] in self?.detachChild(new) })
  }

  func back() {
    leases.removeLast()
    steps.removeLast()
  }
}
