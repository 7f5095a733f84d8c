// A stream has Mom drop Kid, whose view stays while Mom's changes its prompt.
// with: Kid, KidView
import RIBs
import UIKit

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
  func showOffline()
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?
  private let ended: AnyPublisher<Void, Never>
  private var cancellables = Set<AnyCancellable>()

  init(presenter: MomPresentable, ended: AnyPublisher<Void, Never>) {
    self.ended = ended
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    ended.receive(on: DispatchQueue.main)
      .sink { [weak self] in
        self?.router?.drop()
        self?.presenter.showOffline()
      }
      .store(in: &cancellables)
  }

  override func willResignActive() {
    super.willResignActive()
    cancellables.removeAll()
  }

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  weak var listener: MomPresentableListener?
  private let list = UITableViewController()
  private let spinner = UIActivityIndicatorView()

  override func viewDidLoad() {
    super.viewDidLoad()
    spinner.isHidden = true
  }

  @objc private func openTapped() { listener?.didTapOpen() }

  func showOffline() { list.navigationItem.prompt = "Offline" }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouting?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    let screen = kid.viewControllable.uiviewController
    screen.modalPresentationStyle = .fullScreen
    viewController.present(screen, animated: true)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.dismiss(animated: true)
  }

  func drop() {
    if let kid { detachChild(kid) }  // reported: warning
    kid = nil
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build(ended: AnyPublisher<Void, Never>) -> MomRouter {
    let view = MomViewController()
    return MomRouter(
      interactor: MomInteractor(presenter: view, ended: ended), viewController: view,
      kidBuilder: KidBuilder(dependency: dependency))
  }
}
