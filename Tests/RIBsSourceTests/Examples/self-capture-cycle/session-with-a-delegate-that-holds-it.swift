// The session keeps its delegate, which holds the interactor.
import ModernRIBs

final class UploadInteractor: Interactor {
  func upload(_ request: URLRequest, from file: URL) {
    let session = Foundation.URLSession(  // reported: warning
      configuration: .ephemeral, delegate: Progress(of: self), delegateQueue: nil)
    session.uploadTask(with: request, fromFile: file).resume()
  }

  func didSend(_ bytes: Int64) { print(bytes) }
}

private final class Progress: NSObject, URLSessionTaskDelegate {
  private let upload: UploadInteractor

  init(of upload: UploadInteractor) { self.upload = upload }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    upload.didSend(totalBytesSent)
  }
}
