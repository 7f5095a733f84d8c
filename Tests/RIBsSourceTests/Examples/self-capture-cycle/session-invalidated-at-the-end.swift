// The interactor is the delegate of a session that it invalidates when it resigns.
import ModernRIBs

final class UploadInteractor: Interactor, URLSessionTaskDelegate {
  private lazy var session = URLSession(
    configuration: .default, delegate: self, delegateQueue: .main)

  func upload(_ request: URLRequest, from file: URL) {
    session.uploadTask(with: request, fromFile: file).resume()
  }

  override func willResignActive() {
    super.willResignActive()
    session.invalidateAndCancel()
  }
}
