// A protocol's extension sets a local.
// with: PlainKid
protocol ShowsKid: AnyObject {
  var kid: KidRouter? { get set }
  var kidBuilder: KidBuilder { get }
}

extension ShowsKid where Self: Router<MomInteractor> {
  func attachKid() {
    let kid = kidBuilder.build(withListener: interactor)
    attachChild(kid)
  }
}

final class MomRouter: Router<MomInteractor>, ShowsKid {
  let kidBuilder: KidBuilder
  var kid: KidRouter?  // reported: info

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    attachKid()
  }
}
