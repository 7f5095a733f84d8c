// A property keeps the task, and nothing cancels it.
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
      try? await store.save()
      report()
    }
  }

  private func report() { listener?.kidDidSave() }  // reported: warning

  func didTapClose() { listener?.kidDidClose() }
}
