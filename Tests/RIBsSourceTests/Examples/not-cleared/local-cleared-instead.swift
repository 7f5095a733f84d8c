// A local is cleared instead.
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
  private var kid: (router: KidRouter, openedAt: Date)?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let router = kidBuilder.build(withListener: interactor)
    kid = (router, Date())
    attachChild(router)
  }

  func detachKid() {
    var old = kid?.router
    if let router = old {
      detachChild(router)  // reported: warning
      old = nil
    }
  }
}
