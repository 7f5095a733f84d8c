// A second activation finds the subscription and makes no other.
final class KidInteractor: Interactor {
  private let songs: PassthroughSubject<Song, Never>
  private var cancellables: Set<AnyCancellable> = []

  override func didBecomeActive() {
    super.didBecomeActive()
    guard cancellables.isEmpty else { return }
    songs.sink { [weak self] in self?.play($0) }.store(in: &cancellables)  // reported: info
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

  func didTapSwitch() { router?.toggle() }
}

final class MomRouter: ViewableRouter<MomInteractor, ViewControllable> {
  private let kidBuilder: KidBuilder
  private lazy var kid = kidBuilder.build(withListener: interactor)

  init(interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func toggle() {
    if children.contains(where: { $0 === kid }) {
      detachChild(kid)
    } else {
      attachChild(kid)
    }
  }
}
