// The first delegate holds the interactor and invalidates its session when the task ends. The second holds it weakly.
import ModernRIBs

final class UploadInteractor: Interactor {
  func upload(_ request: URLRequest, from file: URL) {
    let session = URLSession(
      configuration: .ephemeral, delegate: Progress(of: self), delegateQueue: nil)
    session.uploadTask(with: request, fromFile: file).resume()
  }

  func download(_ request: URLRequest) {
    let session = URLSession(
      configuration: .ephemeral, delegate: WeakProgress(of: self), delegateQueue: nil)
    session.downloadTask(with: request).resume()
    let other = URLSession(configuration: .ephemeral)
    other.downloadTask(with: request).resume()
  }

  func didSend(_ bytes: Int64) { print(bytes) }
}

private final class Progress: NSObject, URLSessionTaskDelegate {
  private let upload: UploadInteractor

  init(of upload: UploadInteractor) { self.upload = upload }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    session.finishTasksAndInvalidate()
  }
}

private final class WeakProgress: NSObject, URLSessionTaskDelegate {
  private weak var upload: UploadInteractor?

  init(of upload: UploadInteractor) { self.upload = upload }
}
