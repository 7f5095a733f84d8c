/// What a client may take from the server.
struct ConnectionLimits: Sendable {
  /// Bytes of a request's head. A browser sends less.
  var headBytes = 1 << 15
  /// How long the head of a request may take to arrive, from the connection or from the last reply on.
  var reading: Duration = .seconds(5)
  /// How long a reply may take to compute.
  var answering: Duration = .seconds(60)
  /// How long a reader may take for a piece of a reply.
  var writing: Duration = .seconds(10)
  /// How often readers of `api/live` hear something, so that a browser notices when the server is gone.
  var beat: Duration = .seconds(10)
  /// Connections at once. Further ones are closed.
  var connections = 512
  /// Replies that are computed at once or wait for that. Each connection has one, so only those that were closed
  /// meanwhile count beyond `connections`.
  var answers = 512
  /// Pages that may listen to `api/live` at once.
  var liveReaders = 256
  /// Bytes of replies in memory at once. A single reply may be larger.
  var replyBytes = 1 << 26
}
