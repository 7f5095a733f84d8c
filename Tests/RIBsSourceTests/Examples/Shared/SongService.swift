// A service with a stream of songs and a set for subscriptions.
final class PlayerService {
  let songs = PassthroughSubject<Song, Never>()
  var cancellables = Set<AnyCancellable>()
}
