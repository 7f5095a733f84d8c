// The task does not keep the child.
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
    Task { @MainActor [weak self, store] in
      try? await store.save()
      self?.listener?.kidDidSave()
    }
  }

  func didTapClose() { listener?.kidDidClose() }
}
