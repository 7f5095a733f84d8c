// A loop over what one set has and the other has not.
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
    for id in wanted.subtracting(old) {
      let new = kidBuilder.build(withListener: interactor)
      kids[id] = new
      attachChild(new)  // reported: info
    }
  }

  func close() { kids.values.forEach(detachChild) }
}
