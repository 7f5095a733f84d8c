import Foundation

/// Where the lines of a trace go. A line that cannot be written is reported to the caller and never thrown: the
/// app must not notice.
protocol TraceSink: AnyObject {
  /// - Parameter line: A whole line, with its LF.
  /// - Returns: Whether the line was written and survives a kill from here on.
  func append(_ line: UnsafeRawBufferPointer) -> Bool

  /// Closes the target. Nothing is appended afterwards.
  func close()
}

extension RIBsRecorder {
  /// Opens a file, pipe, device or address.
  static func openSink(_ url: URL, startsAnew: Bool) throws(StartError) -> any TraceSink {
    if let address = SocketAddress(url) { return try SocketSink(address) }
    guard url.isFileURL || url.scheme == nil else {
      throw .cannotOpen(
        path: url.absoluteString, reason: "it is neither a file nor tcp://HOST:PORT")
    }
    var status = stat()
    let isThere = stat(url.path, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG, status.st_mode & S_IFMT != S_IFDIR {
      return try StreamSink(path: url.path)
    }
    return try MappedFileSink(path: url.path, startsAnew: startsAnew)
  }
}
