// A helper subscribes with the closure that it is given, and keeps the subscription.
class BoundInteractor: Interactor {
  var bag = Set<AnyCancellable>()

  func observe<P: Publisher>(_ publisher: P, _ body: @escaping (P.Output) -> Void)
  where P.Failure == Never {
    bind(publisher.print(), body)
  }

  func bind<P: Publisher>(_ publisher: P, _ body: @escaping (P.Output) -> Void)
  where P.Failure == Never {
    publisher.sink { [weak self] value in
      self?.log()
      body(value)
    }
    .store(in: &bag)
  }

  private func log() {}
}

final class PlayerInteractor: BoundInteractor {
  private let songs = CurrentValueSubject<Int, Never>(0)
  private let api: API
  private var song = 0

  override func didBecomeActive() {
    super.didBecomeActive()
    bind(songs) { self.song = $0 }  // reported: warning
    bind(songs, show)  // reported: warning
    observe(songs.dropFirst()) { self.song = $0 }  // reported: warning
    bind(songs.first()) { self.song = $0 }  // reported: info
    watch { self.song = $0 }  // reported: warning
    load { self.song = $0 }  // reported: info
  }

  private func watch(_ body: @escaping (Int) -> Void) {
    songs.sink(receiveValue: body).store(in: &bag)
  }

  // The request may have one answer.
  private func load(_ completion: @escaping (Int) -> Void) {
    api.load().sink { completion($0) }.store(in: &bag)
  }

  private func show(_ song: Int) {}
}
