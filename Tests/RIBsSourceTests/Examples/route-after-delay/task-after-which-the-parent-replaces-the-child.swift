// The parent opens the sibling only in place of a child that is still there.
// with: SavingKid, PlainSibling, MomWithASiblingRouter
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

extension MomRouter {
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
