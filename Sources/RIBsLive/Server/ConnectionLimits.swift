/// What a client may take from the server.
struct ConnectionLimits: Sendable {
  /// How long the head of a request may take to arrive, from the connection or from the last reply on.
  var reading: Duration = .seconds(5)
  /// How long a reply may take to compute.
  var answering: Duration = .seconds(60)
  /// How long a reader may take for a block of a reply.
  var writing: Duration = .seconds(10)
  /// How long a reader of `api/live` may hear nothing. A beat ends the wait every ten seconds, so a longer wait
  /// means that another connection has this peer by now.
  var waiting: Duration = .seconds(30)
  /// More connections than this, and those that have been reading for longest are ended.
  var connections = 512
  /// Pages that may listen to `api/live` at once.
  var liveReaders = 256
  /// Bytes of replies in memory at once. A single reply may be larger.
  var replyBytes = 1 << 26
}
