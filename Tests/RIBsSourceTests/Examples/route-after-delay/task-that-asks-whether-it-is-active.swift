// The task leaves if the child is gone.
// with: SavingKid, PlainSibling, MomWithASibling, MomWithASiblingRouter
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
      guard isActive else { return }
      listener?.kidDidSave()
    }
  }

  func didTapClose() { listener?.kidDidClose() }
}
