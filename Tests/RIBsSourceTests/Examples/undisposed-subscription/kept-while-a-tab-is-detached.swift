// A tab stays in the dictionary while it is detached, and its bag keeps what it subscribed to.
final class KidInteractor: Interactor {
  private let songs: PassthroughSubject<Song, Never>
  private var cancellables: Set<AnyCancellable> = []

  override func didBecomeActive() {
    super.didBecomeActive()
    songs.sink { [weak self] in self?.play($0) }.store(in: &cancellables)  // reported: warning
  }

  private func play(_ song: Song) {}
}

final class KidRouter: ViewableRouter<KidInteractor, ViewControllable> {}

protocol KidListener: AnyObject {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    KidRouter(interactor: KidInteractor(), viewController: KidViewController())
  }
}

final class KidViewController: UIViewController, ViewControllable {}

protocol MomPresentableListener: AnyObject {
  func didTapSwitch()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapSwitch() { router?.show("kid") }
}

final class MomRouter: ViewableRouter<MomInteractor, ViewControllable> {
  private let kidBuilder: KidBuilder
  private var tabs: [String: KidRouter] = [:]
  private var current: String?

  init(interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func show(_ tab: String) {
    guard tab != current else { return }
    if let current, let old = tabs[current] { detachChild(old) }
    let next = tabs[tab] ?? kidBuilder.build(withListener: interactor)
    tabs[tab] = next
    current = tab
    attachChild(next)
  }
}
