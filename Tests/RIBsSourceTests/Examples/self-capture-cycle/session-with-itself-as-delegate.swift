// The interactor is the delegate of a session that only its deinit invalidates, which never runs.
import ModernRIBs

final class UploadInteractor: Interactor, URLSessionTaskDelegate {
  private var session: URLSession?

  func upload(_ request: URLRequest, from file: URL) {
    let session = URLSession(  // reported: warning
      configuration: .default, delegate: self, delegateQueue: .main)
    self.session = session
    session.uploadTask(with: request, fromFile: file).resume()
  }

  override func willResignActive() {
    super.willResignActive()
    session?.getAllTasks { tasks in tasks.forEach { $0.cancel() } }
  }

  deinit { session?.invalidateAndCancel() }
}
