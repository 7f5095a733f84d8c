import NIOCore

/// Ends a connection whose reader takes too long for the next piece of a reply.
final class WriteTimeout: ChannelOutboundHandler {
  typealias OutboundIn = NIOAny

  /// Replies are written in pieces of at most so many bytes.
  static let pieceSize = 1 << 16

  private let limit: TimeAmount
  private var pending = 0
  private var end: Scheduled<Void>?

  /// - Parameter limit: How long a piece may take.
  init(_ limit: Duration) { self.limit = TimeAmount(limit) }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if pending == 0 { endConnectionLater(context) }
    pending += 1
    let taken = promise ?? context.eventLoop.makePromise()
    taken.futureResult.assumeIsolated().whenComplete { _ in
      self.pending -= 1
      self.end?.cancel()
      if self.pending > 0 { self.endConnectionLater(context) }
    }
    context.write(data, promise: taken)
  }

  private func endConnectionLater(_ context: ChannelHandlerContext) {
    end = context.eventLoop.assumeIsolated().scheduleTask(in: limit) {
      context.close(promise: nil)
    }
  }
}

extension ByteBuffer {
  /// The bytes in pieces that a slow reader can take in time.
  var pieces: [ByteBuffer] {
    var (rest, pieces) = (self, [ByteBuffer]())
    while let piece = rest.readSlice(length: min(WriteTimeout.pieceSize, rest.readableBytes)),
      piece.readableBytes > 0
    {
      pieces.append(piece)
    }
    return pieces
  }
}
