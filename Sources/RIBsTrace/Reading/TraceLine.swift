/// What one line of a trace is.
public enum TraceLine: Sendable, Equatable {
  /// The first line of a session.
  case header(TraceHeader)
  /// An event.
  case event(TraceEvent)
  /// An event of a type that this version does not know, with its number if it has one.
  case unknownType(String, seq: Int?)
  /// An object whose key `key` is missing or of the wrong kind, with its number if that could be read.
  case invalidField(key: String, reason: String, seq: Int?)
  /// A session's first line that cannot be used because `key` is missing or of the wrong kind.
  case invalidHeader(key: String, reason: String)
  /// Not a JSON object. `column` counts bytes from 1.
  case malformed(reason: String, column: Int)
  /// Longer than a line may be.
  case tooLong
  /// The last line, cut off while it was written.
  case tornTail
}

/// A line with its number in the input.
public struct NumberedLine: Sendable, Equatable {
  /// From 1.
  public var number: Int
  /// What the line is.
  public var line: TraceLine

  package init(number: Int, line: TraceLine) {
    self.number = number
    self.line = line
  }
}
