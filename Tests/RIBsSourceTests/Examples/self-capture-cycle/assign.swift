// assign(to:on:) holds the object that it assigns to.
final class PlayerInteractor: Interactor, ObservableObject {
  @Published private var title = ""
  private var isPlaying = false
  private var cancellables = Set<AnyCancellable>()
  private let playing = CurrentValueSubject<Bool, Never>(false)

  override func didBecomeActive() {
    super.didBecomeActive()
    playing.assign(to: \.isPlaying, on: self).store(in: &cancellables)  // reported: warning
    playing.first().assign(to: \.isPlaying, on: self).store(in: &cancellables)  // reported: info
    playing.assign(to: \.isPlaying, on: self).cancelOnDeactivate(interactor: self)
    playing.map { "\($0)" }.assign(to: &$title)
    playing.sink { [weak self] in self?.isPlaying = $0 }.store(in: &cancellables)
  }
}
