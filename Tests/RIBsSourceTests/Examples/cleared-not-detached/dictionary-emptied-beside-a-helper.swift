// A helper of the base router detaches one child, and nobody calls it where the dictionary is emptied.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapClose()
  func didTapForget()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open("a") }
  func didTapClose() { router?.close("a") }
  func didTapForget() { router?.forget() }
}

final class MomRouter: BaseRouter<MomInteractor> {
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

  func close(_ id: String) {
    guard let kid = kids.removeValue(forKey: id) else { return }
    close(kid)
  }

  func forget() {
    kids.removeAll()  // reported: warning
  }
}

class BaseRouter<Interactor>: Router<Interactor> {
  func close(_ child: Routing) {
    detachChild(child)
  }

  func replace(_ child: Routing) {
    detachChild(child)
  }
}
