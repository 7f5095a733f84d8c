// The loop is left when its task is cancelled.
// with: PlainKid
import RIBs

final class Client {
  func save() async {}
}

final class MomInteractor: Interactor {
  private let client: Client

  init(client: Client) { self.client = client }

  override func didBecomeActive() {
    super.didBecomeActive()
    Task { [client] in
      while true {
        try? await Task.sleep(nanoseconds: 20_000_000_000)
        if Task.isCancelled { break }
        await client.save()
      }
    }
    .cancelOnDeactivate(self)
  }
}

extension Task {
  func cancelOnDeactivate(_ interactor: Interactor) {
    Disposables.create { cancel() }.disposeOnDeactivate(interactor: interactor)
  }
}

final class MomRouter: Router<MomInteractor> {}
