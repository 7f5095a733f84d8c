// Mom's router: `open` attaches a child under a key.
import RIBs

final class MomRouter: Router<MomInteractor> {
  let kidBuilder: KidBuilder
  var kids: [String: KidRouter] = [:]

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open(_ id: String) {
    guard kids[id] == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    kids[id] = new
    attachChild(new)
  }
}
