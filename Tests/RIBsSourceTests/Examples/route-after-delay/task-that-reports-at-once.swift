// The task reports before it waits.
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
      do {
        listener?.kidDidSave()
        try await store.save()
      } catch {
        print(error)
      }
    }
  }

  func didTapClose() { listener?.kidDidClose() }
}
