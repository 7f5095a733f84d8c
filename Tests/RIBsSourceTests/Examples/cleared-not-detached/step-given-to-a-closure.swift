// The step goes to a closure that somebody else has set.
// with: PlainKid, MomStepsTaps
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [KidRouter] = []
  var onLeave: ((Routing) -> Void)?

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
    onLeave?(last)
  }
}
