// Only the last three are kept, and the oldest stays attached.
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
    if steps.count == 3 {
      steps.removeFirst()  // reported: warning
    }
    let new = kidBuilder.build(withListener: interactor)
    steps.append(new)
    attachChild(new)
  }

  func back() {
    guard let last = steps.popLast() else { return }
    detachChild(last)
  }
}
