// Children whose keys are not in a set leave the dictionary, and stay attached.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapForget()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open("a") }
  func didTapForget() { router?.forget() }
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

  func forget() { keep(["b"]) }  // reported: warning

  private func keep(_ ids: Set<String>) {
    kids = kids.filter { ids.contains($0.key) }
  }
}
