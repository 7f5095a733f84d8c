// A copy of the dictionary loses a key.
// with: PlainKid
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

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kids: [String: KidRouter] = [:]

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
