// The task is cancelled when the child goes.
// with: SavingKid, PlainSibling, MomWithASibling, MomWithASiblingRouter
import RIBs

protocol Storing {
  func save() async throws
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?
  private let store: Storing
  private var task: Task<Void, Never>?

  init(store: Storing) { self.store = store }

  func didTapSave() {
    task = Task { @MainActor in
      do {
        try await store.save()
        listener?.kidDidSave()
      } catch {
        print(error)
      }
    }
  }

  func didTapClose() { listener?.kidDidClose() }

  override func willResignActive() {
    super.willResignActive()
    task?.cancel()
  }
}
