// A registration or a closure is called listener.
final class ChatInteractor: Interactor {
  private var listener: ListenerRegistration?
  private var changeListener: ((Message) -> Void)?

  override func willResignActive() {
    super.willResignActive()
    listener?.remove()
    changeListener = nil
  }
}

final class ChatRouter: Router<ChatInteractor> {}
