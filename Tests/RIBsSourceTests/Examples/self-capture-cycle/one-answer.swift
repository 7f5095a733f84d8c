// A request has one answer, and what implements a protocol says how the streams of its functions end.
protocol Service {
  var all: AnyPublisher<Song, Never> { get }
  func fetch() -> AnyPublisher<Song, Error>
  func watch() -> AnyPublisher<Song, Error>
  func load() -> AnyPublisher<Song, Error>
}

struct ServiceImpl: Service {
  let songs = PassthroughSubject<Song, Never>()
  var all: AnyPublisher<Song, Never> { songs.eraseToAnyPublisher() }

  func fetch() -> AnyPublisher<Song, Error> {
    Deferred<Future<Song, Error>> { Future { $0(.success(Song())) } }.eraseToAnyPublisher()
  }

  func watch() -> AnyPublisher<Song, Error> { songs.eraseToAnyPublisher() }
  func load() -> AnyPublisher<Song, Error> { Future { $0(.success(Song())) }.eraseToAnyPublisher() }
}

final class CachedService: Service {
  private let service: Service
  private let songs = PassthroughSubject<Song, Never>()
  var all: AnyPublisher<Song, Never> { songs.eraseToAnyPublisher() }

  func fetch() -> AnyPublisher<Song, Error> { service.fetch().retry(3).eraseToAnyPublisher() }
  func watch() -> AnyPublisher<Song, Error> { service.watch() }
  func load() -> AnyPublisher<Song, Error> { songs.eraseToAnyPublisher() }
}

final class PlayerInteractor: Interactor {
  private let service: Service
  private let session: URLSession
  private let url: URL
  private let center = NotificationCenter.default
  private let disposeBag = DisposeBag()
  private var cancellables = Set<AnyCancellable>()
  private var song: Song?

  func request() {
    URLSession.shared.dataTaskPublisher(for: url).map(\.data)
      .replaceError(with: Data()).receive(on: RunLoop.main)
      .sink { self.show($0) }.store(in: &cancellables)  // reported: info
    session.dataTaskPublisher(for: url)
      .sink { self.show($0.data) }.store(in: &cancellables)  // reported: info
    URLSession.shared.rx.data(request: URLRequest(url: url))
      .subscribe(onNext: { self.show($0) }).disposed(by: disposeBag)  // reported: info
  }

  func notify() {
    center.publisher(for: .stop)
      .sink { _ in self.song = nil }.store(in: &cancellables)  // reported: warning
    URLSession.shared.publisher(for: \.delegate)
      .sink { _ in self.song = nil }.store(in: &cancellables)  // reported: warning
  }

  func fetch() {
    service.fetch().sink { self.song = $0 }.store(in: &cancellables)  // reported: info
    service.watch().sink { self.song = $0 }.store(in: &cancellables)  // reported: warning
    service.load().sink { self.song = $0 }.store(in: &cancellables)  // reported: warning
    service.all.sink { self.song = $0 }.store(in: &cancellables)  // reported: warning
  }

  private func show(_ data: Data) {}
}
