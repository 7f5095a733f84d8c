// A step is kept in another list, which detaches it.
// with: PlainKid, MomStepsClosing
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [KidRouter] = []
  private var parked: [KidRouter] = []

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
    parked.append(last)
  }

  func close() {
    for kid in parked { detachChild(kid) }
    parked.removeAll()
  }
}
