// A list of views beside the list of steps.
// with: PlainKid, MomStepsTaps
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [KidRouter] = []
  private var views: [UIViewController] = []

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    steps.append(new)
    views.append(UIViewController())
    attachChild(new)
  }

  func back() {
    guard let last = steps.popLast() else { return }
    views.removeLast()
    detachChild(last)
  }
}
