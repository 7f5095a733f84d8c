// The list is part of a struct, and its last step is detached.
// with: PlainKid, MomStepsTaps
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private struct State { var steps: [KidRouter] = [] }
  private var state = State()

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    state.steps.append(new)
    attachChild(new)
  }

  func back() {
    detachChild(state.steps.removeLast())
  }
}
