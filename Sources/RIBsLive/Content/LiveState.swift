/// Whether the app still writes the trace that the page shows.
package enum LiveState: String, Sendable {
  /// No session has begun.
  case waiting
  /// The app writes.
  case live
  /// The last session ended in order, or the app is gone.
  case ended
  /// The trace was deleted, or it cannot be read.
  case lost
  /// The trace is complete, and nobody writes to it.
  case file
}
