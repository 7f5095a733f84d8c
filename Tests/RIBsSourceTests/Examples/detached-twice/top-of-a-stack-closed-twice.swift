// The child reports twice, and the parent pops its stack each time.
// with: SavingKid, PlainSibling
final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapSave() {
    listener?.kidDidSave()
    listener?.kidDidClose()  // reported: warning
  }

  func didTapClose() { listener?.kidDidClose() }
}

final class MomInteractor: Interactor, KidListener, SiblingListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapSibling() { router?.openSibling() }
  func kidDidSave() { router?.pop() }
  func kidDidClose() { router?.pop() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func siblingTapped() { listener?.didTapSibling() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private let siblingBuilder: SiblingBuilder
  private var stack: [Routing] = []

  init(
    interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder,
    siblingBuilder: SiblingBuilder
  ) {
    (self.kidBuilder, self.siblingBuilder) = (kidBuilder, siblingBuilder)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openSibling() {
    guard stack.isEmpty else { return }
    push(siblingBuilder.build(withListener: interactor))
  }

  func open() {
    guard stack.count < 2 else { return }
    let kid = kidBuilder.build(withListener: interactor)
    push(kid)
    kid.viewController.modalPresentationStyle = .fullScreen
    viewController.present(kid.viewController, animated: true)
  }

  func pop() {
    guard let last = stack.popLast() else { return }
    viewController.dismiss(animated: true)
    detachChild(last)
  }

  private func push(_ child: Routing) {
    stack.append(child)
    attachChild(child)
  }
}
