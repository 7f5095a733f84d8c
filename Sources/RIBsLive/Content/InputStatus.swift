/// How far a trace was read, and whether more of it may come.
enum InputStatus: Equatable {
  /// More is there than was read: this share of the file's bytes was.
  case partly(percent: Int)
  /// All that is there was read. It was written a moment ago, or its connection is open.
  case open
  /// All that is there was read. It was last written a while ago, in seconds since 1970.
  case quiet(written: Int)
  /// Nothing more comes: the connection was closed, or standard input has ended.
  case closed
  /// The file is not there.
  case missing
  /// It cannot be read. The reason is a clause whose subject is the trace.
  case failed(String)
}
