// The list holds one step at most.
// with: PlainKid, MomStepsTaps
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [KidRouter] = []

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    guard steps.isEmpty else { return }
    let new = kidBuilder.build(withListener: interactor)
    steps.append(new)
    attachChild(new)
  }

  func back() {
    guard let last = steps.last else { return }
    detachChild(last)
    steps.removeAll()
  }
}
