// The view reports its pop and a button in the same words, and stays after the button.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidLeave()
  func kidDidDelete()
}

protocol KidPresentableListener: AnyObject {
  func didLeave()
  func didTapDelete()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didLeave() { listener?.kidDidDelete() }
  func didTapDelete() { listener?.kidDidDelete() }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.didLeave() }
  }

  @objc private func deleteTapped() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.listener?.didTapDelete()
      })
    present(alert, animated: true)
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  private let service = ListService()

  func didTapOpen() { router?.open() }
  func kidDidLeave() { router?.forget() }

  func kidDidDelete() {
    router?.forget()
    service.refresh()
  }
}

final class ListService {
  private var loads = 0

  func refresh() { loads += 1 }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.navigationController?.pushViewController(kid.viewController, animated: true)
  }

  func forget() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)  // reported: warning
  }

  func pop() { viewController.navigationController?.popViewController(animated: true) }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    let (view, interactor) = (MomViewController(), MomInteractor())
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}
