// A child is detached by one call, and its key set to nil by the next.
// with: PlainKid, MomKeyed
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapForget()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open("a") }
  func didTapForget() {
    router?.detach("a")
    router?.forget("a")
  }
}

extension MomRouter {
  func detach(_ id: String) {
    if let kid = kids[id] { detachChild(kid) }
  }

  func forget(_ id: String) { kids[id] = nil }
}
