// An assignment to a published property ends with the property.
final class PlayerModel: ObservableObject {
  @Published private var title = ""
  private let songs = PassthroughSubject<Song, Never>()

  init() {
    songs.map(\.title).assign(to: &$title)
  }
}
