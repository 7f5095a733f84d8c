// A timer of Combine counts down, and a set of Kid keeps it, which it holds.
// with: TimedKid
import Combine

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private var cancellables: Set<AnyCancellable> = []

  override func didBecomeActive() {
    super.didBecomeActive()
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .prefix(30)
      // reported: warning
      .sink(
        receiveCompletion: { _ in self.listener?.kidDidExpire() },
        receiveValue: { _ in self.presenter.show(left: 1) }
      )
      .store(in: &cancellables)
  }

  func didTapClose() { listener?.kidDidClose() }
}
