// The parent pops only if the child is still there.
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
      listener?.kidDidSave()
    }
  }

  func didTapClose() { listener?.kidDidClose() }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.navigationController?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
