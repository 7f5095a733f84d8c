// Those that are removed are detached on the way.
// with: ClosingKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kids: [KidRouter] = []
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    kids.append(new)
    attachChild(new)
  }

  func close() {
    kids.removeAll {
      detachChild($0)
      return true
    }
  }
}

extension MomInteractor {
  func kidDidClose() { router?.close() }
}
