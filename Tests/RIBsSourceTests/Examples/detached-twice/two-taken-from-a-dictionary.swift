// Mom takes two Kids out of a dictionary and detaches both.
// with: PlainKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open("a") }
  func didTapClose() { router?.restart() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func closeTapped() { listener?.didTapClose() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kids: [String: KidRouter] = [:]

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open(_ id: String) {
    guard kids[id] == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    kids[id] = new
    attachChild(new)
  }

  func restart() {
    open("c")
    close(["a", "b"])
  }

  private func close(_ ids: [String]) {
    ids.compactMap { kids.removeValue(forKey: $0) }.forEach(detachChild)
  }
}
