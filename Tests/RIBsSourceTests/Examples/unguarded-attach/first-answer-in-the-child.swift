// Kid sends one request at a time: taps meanwhile are dropped, so one answer opens the sibling.
// with: PlainSibling
import RIBs
import RxSwift

protocol KidListener: AnyObject {
  func kidDidGetCode(_ code: String)
}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private let taps = PublishSubject<Void>()
  private let service: CodeService

  init(presenter: KidPresentable, service: CodeService) {
    self.service = service
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    taps
      .flatMapFirst { [service] in service.requestCode() }
      .subscribe(onNext: { [weak self] code in self?.listener?.kidDidGetCode(code) })
      .disposeOnDeactivate(interactor: self)
  }

  func didTapSend() { taps.onNext(()) }
}

protocol KidPresentableListener: AnyObject {
  func didTapSend()
}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func sendTapped() { listener?.didTapSend() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<KidDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let view = KidViewController()
    let interactor = KidInteractor(presenter: view, service: dependency.service)
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

final class MomInteractor: Interactor, KidListener, SiblingListener {
  weak var router: MomRouter?

  func kidDidGetCode(_ code: String) { router?.openSibling() }
}

final class MomRouter: ViewableRouter<MomInteractor, ViewControllable> {
  private let kid: KidRouter
  private let siblingBuilder: SiblingBuilder
  private var sibling: SiblingRouter?

  init(
    interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder,
    siblingBuilder: SiblingBuilder
  ) {
    kid = kidBuilder.build(withListener: interactor)
    self.siblingBuilder = siblingBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    attachChild(kid)
  }

  func openSibling() {
    let sibling = siblingBuilder.build(withListener: interactor)
    self.sibling = sibling
    attachChild(sibling)  // reported: info
  }
}
