// The scene's delegate dismisses what is presented when the session ends.
// with: SheetFamily, GranHidesMom
import Combine
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var cancellables: Set<AnyCancellable> = []

  func follow(_ session: Session) {
    session.ended.sink { [weak self] in self?.window?.rootViewController?.dismiss(animated: false) }
      .store(in: &cancellables)
  }
}

extension KidInteractor {
  func leave() { session.end() }
}

extension GranInteractor {
  func watch() {
    session.ended.sink { [weak self] in self?.router?.closeMom() }
      .cancelOnDeactivate(interactor: self)
  }
}
