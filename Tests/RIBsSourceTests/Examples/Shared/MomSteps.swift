// Mom's router: `open` adds a step to a list and attaches it.
import RIBs

final class MomRouter: Router<MomInteractor> {
  let kidBuilder: KidBuilder
  var steps: [KidRouter] = []

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
}
