// A service keeps a closure, whose type has a name of its own, in a tuple that nobody takes out.
final class DownloadService {
  typealias ProgressHandler = (Double) -> Void

  private var handlers: [UUID: (id: String, handler: ProgressHandler)] = [:]

  @discardableResult
  func observe(_ id: String, handler: @escaping ProgressHandler) -> UUID {
    let token = UUID()
    handlers[token] = (id, handler)
    return token
  }

  func remove(_ token: UUID) { handlers[token] = nil }
}

final class EpisodeInteractor: Interactor {
  private let downloads: DownloadService
  private var progress = 0.0

  init(downloads: DownloadService) { self.downloads = downloads }

  override func didBecomeActive() {
    super.didBecomeActive()
    downloads.observe("a", handler: show)  // reported: warning
    downloads.observe("b") { [weak self] progress in self?.show(progress) }
  }

  private func show(_ progress: Double) { self.progress = progress }
}
