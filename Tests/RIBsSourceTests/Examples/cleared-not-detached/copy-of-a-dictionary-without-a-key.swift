// A copy of the dictionary loses a key.
// with: PlainKid, MomKeyed
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapForget()
  func didTapClose()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open("a") }
  func didTapForget() { router?.forget("a") }
  func didTapClose() { router?.close() }
}

extension MomRouter {
  func forget(_ id: String) {
    var others = kids
    others[id] = nil
    print(others.count)
  }

  func close() {
    kids.values.forEach { detachChild($0) }
    kids.removeAll()
  }
}
