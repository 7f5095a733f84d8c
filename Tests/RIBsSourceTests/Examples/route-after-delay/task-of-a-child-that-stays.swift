// Nothing closes the child before the task has its answer.
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
        try await store.save()
        listener?.kidDidSave()
      } catch {
        print(error)
      }
    }
  }

  func didTapClose() {}
}
