// The task is kept until the RIB is detached, and its loop does not notice the end.
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
      repeat {  // reported: warning
        await client.save()
        try? await Task.sleep(for: .seconds(20))
      } while true
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
