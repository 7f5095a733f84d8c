// A function of another package may keep what stands in its closure, unless the closure is given something.
import Hub

final class PlayerInteractor: Interactor {
  private let hub: Hub
  private let taps = PassthroughSubject<Void, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    hub.connect {
      taps.sink { [weak self] in self?.play() }  // reported: info
      taps.dropFirst().sink { [weak self] in self?.play() }  // reported: info
    }
    hub.load { song in
      taps.sink { [weak self] in self?.play() }  // reported: warning
      taps.dropFirst().sink { [weak self] in self?.play() }  // reported: warning
    }
  }

  private func play() {}
}
