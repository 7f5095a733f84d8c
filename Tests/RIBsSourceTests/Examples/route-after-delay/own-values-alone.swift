// Only the interactor's own values change.
final class SearchInteractor: Interactor {
  private var isWaiting = true

  override func didBecomeActive() {
    super.didBecomeActive()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      self?.isWaiting = false
    }
  }
}
