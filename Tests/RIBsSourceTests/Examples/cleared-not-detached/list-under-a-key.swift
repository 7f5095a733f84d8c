// A tab has a list of steps, and the last one stays attached.
// with: PlainKid, MomStepsTaps
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [Int: [KidRouter]] = [:]

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    steps[0, default: []].append(new)
    attachChild(new)
  }

  func back() {
    steps[0]?.removeLast()  // reported: warning
  }
}
