// A protocol's extension assigns it.
// with: PlainKid
protocol ShowsKid: AnyObject {
  var kid: KidRouter? { get set }
  var kidBuilder: KidBuilder { get }
}

extension ShowsKid where Self: Router<MomInteractor> {
  func attachKid() {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
  }
}

final class MomRouter: Router<MomInteractor>, ShowsKid {
  let kidBuilder: KidBuilder
  var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    attachKid()
  }
}
