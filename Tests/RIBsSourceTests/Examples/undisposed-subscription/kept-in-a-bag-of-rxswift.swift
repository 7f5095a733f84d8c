// A child that is built in the initializer is attached again, with RxSwift.
final class KidInteractor: Interactor {
  private let songs: PublishSubject<Song>
  private let bag = DisposeBag()

  override func didBecomeActive() {
    super.didBecomeActive()
    songs.subscribe(onNext: { [weak self] in self?.play($0) })  // reported: warning
      .disposed(by: bag)
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
  private let kid: KidRouter

  init(interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    kid = kidBuilder.build(withListener: interactor)
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
