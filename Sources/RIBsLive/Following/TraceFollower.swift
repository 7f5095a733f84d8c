import Foundation

/// Reads a trace while an app writes it.
///
/// It polls, because that is the same on all systems and on network volumes. All events come from one thread of its
/// own; while the receiver works, the follower waits.
package final class TraceFollower: Sendable {
  /// What happens to the trace.
  package enum Event {
    /// The next bytes, at most 128 KiB. They are valid during the call. `percent` is the share of the file that was
    /// read with them, rounded down; nil for standard input, whose length is unknown.
    case bytes(UnsafeRawBufferPointer, percent: Int?)
    /// All that is there was read.
    case caughtUp
    /// All that is there was read, and the file did not grow for a while. It was last written at this time, in seconds
    /// since 1970.
    case quiet(written: Int)
    /// The file is not there yet, or no longer.
    case missing
    /// Another trace follows from its start: the file was replaced or written anew.
    case restarted
    /// The trace cannot be read, and why, such as "cannot be opened: Permission denied". A file's follower keeps trying.
    case failed(String)
    /// Nothing more comes: the end of standard input.
    case ended
  }

  /// Unpacks gzip.
  ///
  /// It calls the first argument for the next packed bytes until that returns nil, and the second one with unpacked
  /// bytes. It returns what is wrong with the packed bytes, or nil.
  package typealias Unpack =
    @Sendable (
      _ next: () throws -> UnsafeRawBufferPointer?, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws -> String?

  private let path: String
  private let output: TraceOutput
  private let stopSign = StopSign()

  /// - Parameters:
  ///   - path: A file, which need not exist yet; `-` for standard input.
  ///   - unpack: Used for a trace that begins as gzip does. It is read once, and again from the start if it changes.
  ///   - receive: Called for each event.
  package init(
    path: String, unpack: @escaping Unpack, receive: @escaping @Sendable (Event) -> Void
  ) {
    self.path = path
    output = TraceOutput(unpack: unpack, receive: receive)
  }

  deinit { stopSign.raise() }

  /// Begins to read. Call it once.
  package func start() {
    stopSign.run("trace follower") { [path, output, stopSign] in
      if path == "-" {
        FollowedStream(STDIN_FILENO, output, stopSign).read()
      } else {
        FollowedFile(path, output, stopSign).follow()
      }
    }
  }

  /// Ends reading. No event comes once this has returned. Do not call it from an event.
  package func stop() {
    stopSign.raise()
    stopSign.waitForEnd()
  }
}
