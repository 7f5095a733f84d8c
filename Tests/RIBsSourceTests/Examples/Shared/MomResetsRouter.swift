// Mom's router, which opens Kid once. Examples add `reset`.
import RIBs

final class MomRouter: Router<MomInteractor> {
  var kid: KidRouter?
  let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }
}
