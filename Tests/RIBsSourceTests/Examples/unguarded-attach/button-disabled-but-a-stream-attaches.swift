// The button is disabled, and a stream attaches as well.
// with: ClosingKid
import RIBs
import UIKit

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?
  private let service: Service

  init(presenter: MomPresentable, service: Service) {
    self.service = service
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapKid() {
    presenter.setKidEnabled(false)
    router?.routeToKid()
  }

  func kidDidClose() {
    router?.close()
    presenter.setKidEnabled(true)
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      .sink { [weak self] _ in self?.router?.routeToKid() }
      .cancelOnDeactivate(interactor: self)
  }
}

final class Service {
  func load() async throws -> String { "" }
  func load(_ done: @escaping (String) -> Void) { done("") }
}

protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
  func setKidEnabled(_ isEnabled: Bool)
}

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  weak var listener: MomPresentableListener?
  private let kidButton = UIButton()
  private let otherButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    kidButton.addTarget(self, action: #selector(kidTapped), for: .touchUpInside)
  }

  func setKidEnabled(_ isEnabled: Bool) {
    kidButton.isEnabled = isEnabled
  }

  @objc private func kidTapped() { listener?.didTapKid() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToKid() {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
