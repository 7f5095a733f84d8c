// The route stores the child in another property.
// with: ClosingKid
protocol MomRouting: Routing {
  func detachKid()
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouting?

  func kidDidClose() {
    router?.detachKid()
  }
}

final class MomRouter: Router<MomInteractor>, MomRouting {
  private var current: Routing?
  private var kid: (router: KidRouter, item: KidItem)?  // reported: warning
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let router = kidBuilder.build(withListener: interactor)
    current = router
    attachChild(router)
  }

  func detachKid() {
    if let kid = kid {
      detachChild(kid.router)
      self.kid = nil
    }
  }
}
