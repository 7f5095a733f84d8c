// The system posts these notifications on a thread of its own, whoever observes them. Others are posted on the main thread.
import AVFoundation
import Combine
import RIBs
import RxSwift

protocol CallRouting: Routing {
  func routeToHint()
  func detachHint()
}

final class CallInteractor: Interactor {
  weak var router: CallRouting?
  private let center: NotificationCenter
  private let routes = NotificationCenter.default
    .publisher(for: AVAudioSession.routeChangeNotification)

  override func didBecomeActive() {
    super.didBecomeActive()
    NotificationCenter.default.rx.notification(.NSProcessInfoPowerStateDidChange)
      .map { _ in ProcessInfo.processInfo.isLowPowerModeEnabled }
      .subscribe(onNext: { [weak self] isLow in self?.update(isLow) })
      .disposeOnDeactivate(interactor: self)
    center.publisher(for: ProcessInfo.thermalStateDidChangeNotification)
      .sink { [weak self] _ in self?.router?.routeToHint() }  // reported: warning
      .cancelOnDeactivate(interactor: self)
    routes.sink { [weak self] _ in self?.router?.routeToHint() }  // reported: warning
      .cancelOnDeactivate(interactor: self)
    let token = center.addObserver(
      forName: .AVAudioSessionRouteChange, object: nil, queue: nil
    ) { [weak self] _ in
      self?.router?.routeToHint()  // reported: warning
    }
    tokens.append(token)
  }

  private func update(_ isLow: Bool) {
    if isLow {
      router?.detachHint()  // reported: warning
    } else {
      router?.routeToHint()
    }
  }

  override func willResignActive() {
    super.willResignActive()
    tokens.forEach(center.removeObserver)
  }

  private var tokens: [NSObjectProtocol] = []
}
