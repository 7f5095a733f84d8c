/// What a client may take from the server.
struct ConnectionLimits: Sendable {
  /// The most bytes of a request's head. Browsers send far less.
  var headBytes = 1 << 15
  /// How long the head of a request may take to arrive, from the connection or from the last reply on.
  var reading: Duration = .seconds(5)
  /// How long a reply may take to compute.
  var answering: Duration = .seconds(60)
  /// How long a reader may take for a piece of a reply.
  var writing: Duration = .seconds(10)
  /// How often an idle `api/live` stream gets a comment, so that the browser notices a lost server.
  var beat: Duration = .seconds(10)
  /// Connections at once. Further ones are closed.
  var connections = 512
  /// The most replies being computed or queued. The reply to a closed connection counts until it is done.
  var answers = 512
  /// Pages that may listen to `api/live` at once.
  var liveReaders = 256
  /// Bytes of replies in memory at once. A single reply may be larger.
  var replyBytes = 1 << 26
}
