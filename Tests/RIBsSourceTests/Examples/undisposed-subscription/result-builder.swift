// A result builder of the app keeps what its closure yields. A function without one drops it.
@resultBuilder
enum SubscriptionBuilder {
  static func buildBlock(_ parts: AnyCancellable...) -> [AnyCancellable] { parts }
}

final class Subscriptions {
  private var all: [AnyCancellable] = []

  func connect(@SubscriptionBuilder _ make: () -> [AnyCancellable]) { all += make() }
  func configure(_ work: () -> Void) { work() }
}

final class PlayerInteractor: Interactor {
  private let subscriptions = Subscriptions()
  private let taps = PassthroughSubject<Void, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    subscriptions.connect {
      taps.sink { [weak self] in self?.play() }
      taps.dropFirst().sink { [weak self] in self?.play() }
    }
    subscriptions.configure {
      taps.sink { [weak self] in self?.play() }  // reported: warning
      taps.dropFirst().sink { [weak self] in self?.play() }  // reported: warning
    }
  }

  @SubscriptionBuilder func made() -> [AnyCancellable] {
    taps.sink { [weak self] in self?.play() }
    taps.dropFirst().sink { [weak self] in self?.play() }
  }

  func notMade() {
    taps.sink { [weak self] in self?.play() }  // reported: warning
    taps.dropFirst().sink { [weak self] in self?.play() }  // reported: warning
  }

  private func play() {}
}
