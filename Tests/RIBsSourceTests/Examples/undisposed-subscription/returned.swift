// The function returns it.
final class SongList {
  private let songs = PublishSubject<Song>()

  func watch(_ watch: @escaping (Song) -> Void) -> Disposable {
    songs.subscribe(onNext: watch)
  }

  func watchTitles(_ watch: @escaping (String) -> Void) -> Disposable {
    return songs.map { $0.title }.subscribe(onNext: watch)
  }
}
