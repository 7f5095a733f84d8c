// A list whose children are detached is filled again and never emptied.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kids: [KidRouter] = []
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    closeAll()
    let new = kidBuilder.build(withListener: interactor)
    kids.append(new)
    attachChild(new)
  }

  private func closeAll() {
    kids.forEach(detachChild)  // reported: warning
  }
}
