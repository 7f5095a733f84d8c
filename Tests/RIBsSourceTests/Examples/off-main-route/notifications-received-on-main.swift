// The notifications that the system posts on a thread of its own are received on the main thread. Others are posted there.
import AVFoundation
import Combine
import RIBs
import RxSwift

protocol CallRouting: Routing {
  func routeToHint()
}

final class CallInteractor: Interactor {
  weak var router: CallRouting?
  private let center: NotificationCenter
  private let routes = NotificationCenter.default
    .publisher(for: AVAudioSession.routeChangeNotification)
    .receive(on: DispatchQueue.main)

  override func didBecomeActive() {
    super.didBecomeActive()
    NotificationCenter.default.rx.notification(.NSProcessInfoPowerStateDidChange)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.router?.routeToHint() })
      .disposeOnDeactivate(interactor: self)
    NotificationCenter.default.rx.notification(UIApplication.didBecomeActiveNotification)
      .subscribe(onNext: { [weak self] _ in self?.router?.routeToHint() })
      .disposeOnDeactivate(interactor: self)
    routes.sink { [weak self] _ in self?.router?.routeToHint() }
      .cancelOnDeactivate(interactor: self)
    let token = center.addObserver(
      forName: ProcessInfo.thermalStateDidChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.router?.routeToHint()
    }
    tokens.append(token)
  }

  override func willResignActive() {
    super.willResignActive()
    tokens.forEach(center.removeObserver)
  }

  private var tokens: [NSObjectProtocol] = []
}
