// A step is kept in a property, which detaches it.
// with: PlainKid, MomStepsClosing
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [KidRouter] = []
  private var leaving: KidRouter?

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
    leaving = steps.popLast()
  }

  func close() {
    if let leaving { detachChild(leaving) }
    leaving = nil
  }
}
