// A loop over all that is wanted.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var shown: Set<Int> = []
  private var kids: [Int: KidRouter] = [:]
  private var count = 0
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() { render(shown.union([1])) }

  private func render(_ wanted: Set<Int>) {
    let old = shown
    shown = wanted
    count = old.count
    for id in wanted {
      let new = kidBuilder.build(withListener: interactor)
      kids[id] = new
      attachChild(new)  // reported: error
    }
  }

  func close() { kids.values.forEach(detachChild) }
}
