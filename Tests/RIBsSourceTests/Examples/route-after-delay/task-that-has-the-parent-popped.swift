// After a swipe back the answer of the task has the parent pop its own view.
// with: SavingKid, PushingMom
import RIBs

protocol Storing {
  func save() async throws
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?
  private let store: Storing

  init(store: Storing) { self.store = store }

  func didTapSave() {
    Task { @MainActor in
      try? await store.save()
      listener?.kidDidSave()  // reported: warning
    }
  }

  func didTapClose() { listener?.kidDidClose() }
}

extension MomRouter {
  func close() {
    viewController.navigationController?.popViewController(animated: true)
    if let kid { detachChild(kid) }
    kid = nil
  }
}
