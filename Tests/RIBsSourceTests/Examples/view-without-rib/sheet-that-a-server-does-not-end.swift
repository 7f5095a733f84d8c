// A server tells a worker of other states alone.
// with: SheetFamily
import Combine
import RIBs
import UIKit

extension KidInteractor {
  func leave() {}
}

final class Socket {
  let messages = PassthroughSubject<String, Never>()
  private let task: URLSessionWebSocketTask

  init(task: URLSessionWebSocketTask) { self.task = task }

  func listen() {
    task.receive { [weak self] result in
      guard let self, case .success(.string(let text)) = result else { return }
      DispatchQueue.main.async { self.messages.send(text) }
      self.listen()
    }
  }
}

extension Session {
  func update(_ new: SessionState) { state.send(new) }
}

final class SessionWorker: Worker {
  private let socket: Socket
  private let session: Session
  private var cancellables: Set<AnyCancellable> = []

  init(socket: Socket, session: Session) { (self.socket, self.session) = (socket, session) }

  override func didStart(_ interactorScope: InteractorScope) {
    super.didStart(interactorScope)
    socket.messages
      .sink { [weak self] in self?.handle($0) }
      .store(in: &cancellables)
  }

  private func handle(_ text: String) {
    switch text {
    case "locked": session.update(.locked)
    default: session.update(.user(text))
    }
  }
}

extension GranInteractor {
  func watch() {
    session.state
      .sink { [weak self] state in self?.apply(state) }
      .cancelOnDeactivate(interactor: self)
  }

  private func apply(_ state: SessionState) {
    switch state {
    case .none: router?.closeMom()
    case .user, .locked: break
    }
  }
}

extension GranRouter {
  func closeMom() {
    guard let mom else { return }
    viewController.hide(mom.viewController)
    detachChild(mom)
    self.mom = nil
  }
}
