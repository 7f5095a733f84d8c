// The list keeps tokens, which detach when they go.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapBack()
}

final class AttachToken {
  private let kid: KidRouter
  private weak var parent: MomRouter?

  init(_ kid: KidRouter, parent: MomRouter) {
    (self.kid, self.parent) = (kid, parent)
    parent.attachChild(kid)
  }

  deinit { parent?.detachChild(kid) }
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapBack() { router?.back() }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var tokens: [AttachToken] = []

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    tokens.append(AttachToken(new, parent: self))
  }

  func back() {
    tokens.removeLast()
  }
}
