// The parent opens the sibling only in place of a child that is still there.
// with: SavingKid, PlainSibling
import RIBs
import UIKit

protocol Storing {
  func save() async throws
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?
  private let store: Storing

  init(store: Storing) { self.store = store }

  func didTapSave() {
    Task { @MainActor in
      do {
        try await store.save()
        listener?.kidDidSave()
      } catch {
        print(error)
      }
    }
  }

  func didTapClose() { listener?.kidDidClose() }
}

final class MomInteractor: Interactor, KidListener, SiblingListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }

  func kidDidSave() {
    router?.replaceKid()
  }

  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private let siblingBuilder: SiblingBuilder
  private var kid: KidRouter?
  private var sibling: SiblingRouter?

  init(
    interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder,
    siblingBuilder: SiblingBuilder
  ) {
    (self.kidBuilder, self.siblingBuilder) = (kidBuilder, siblingBuilder)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    kid.viewController.modalPresentationStyle = .fullScreen
    viewController.present(kid.viewController, animated: true)
  }

  func close() {
    if let sibling { detachChild(sibling) }
    sibling = nil
    guard let kid else { return }
    viewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }

  func replaceKid() {
    guard let kid, sibling == nil else { return }
    viewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
    let sibling = siblingBuilder.build(withListener: interactor)
    self.sibling = sibling
    attachChild(sibling)
  }
}
