import Foundation

/// Where the lines of a trace go. A failure is a return value and never an error: the app must not notice it.
package protocol TraceSink: AnyObject {
  /// Its size in bytes, with what was there before the session; nil for a pipe or a connection.
  var size: Int? { get }

  /// - Parameter line: A whole line, with its LF.
  /// - Returns: Whether the line was written and survives a kill from here on.
  func append(_ line: UnsafeRawBufferPointer) -> Bool

  /// Replaces the contents with `head` and the old contents from an offset on. An app that is killed leaves either the old
  /// contents or the new.
  ///
  /// - Returns: Whether it succeeded.
  func keep(from offset: Int, behind head: [UInt8]) -> Bool

  /// Closes the target. Nothing is appended afterwards.
  func close()
}

extension RIBsRecorder {
  /// Opens a file, pipe, device or address.
  static func openSink(_ url: URL, _ options: Options) throws(StartError) -> any TraceSink {
    if let address = SocketAddress(url) {
      return StreamSink(socket: try address.connect())
    }
    guard url.isFileURL || url.scheme == nil else {
      throw .cannotOpen(
        path: url.absoluteString, reason: "it is neither a file nor tcp://HOST:PORT")
    }
    let path = url.path
    // 0600: a trace names the app's types and files. O_RDWR: the end of a trace is read before it is appended to,
    // and a pipe counts the recorder as a reader, so writing to a pipe without another one raises no SIGPIPE.
    // O_NONBLOCK: a slow reader of a pipe must not stop the app. Regular files ignore it.
    let descriptor = open(
      path, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, reason: System.lastError) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return StreamSink(device: descriptor)
    }
    do {
      return try FileSink(descriptor, path: path, options)
    } catch {
      System.closeFile(descriptor)
      throw error
    }
  }
}
