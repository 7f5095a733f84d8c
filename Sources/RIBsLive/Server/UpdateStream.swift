import NIOCore
import NIOHTTP1

/// The endless body of `api/live`: server-sent events. It is part of a connection from the head of the reply on.
///
/// `LiveServer` sets the channel's watermark so that it is writable only once everything written is sent. At most one
/// message waits for a slow reader, who then gets the newest one.
final class UpdateStream: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let updates: LiveUpdates
  private let load: NIOLoopBoundBox<ServerLoad>
  private let beat: TimeAmount
  private var number = 0
  private var beats: RepeatedTask?

  init(_ updates: LiveUpdates, _ load: NIOLoopBoundBox<ServerLoad>, beat: Duration) {
    self.updates = updates
    self.load = load
    self.beat = TimeAmount(beat)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let stream = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    updates.listen(ObjectIdentifier(self)) {
      stream.eventLoop.execute { stream.value.0.tell(stream.value.1) }
    }
    beats = context.eventLoop.scheduleRepeatedTask(initialDelay: beat, delay: beat) { _ in
      stream.value.0.tell(stream.value.1, orElse: ": still here\n\n")
    }
    // A browser that loses the connection tries again after a second. Once it has this, it gets the news.
    write("retry: 1000\n\n".utf8, context)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    updates.leave(ObjectIdentifier(self))
    beats?.cancel()
    load.value.endLive()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) { tell(context) }

  /// Writes the news, or a comment if there is none.
  private func tell(_ context: ChannelHandlerContext, orElse comment: String? = nil) {
    guard context.channel.isWritable else { return }
    if let update = updates.newest(after: number) {
      number = update.number
      write(Self.event(update.message), context)
    } else if let comment {
      write(comment.utf8, context)
    }
  }

  private func write(_ bytes: some Sequence<UInt8>, _ context: ChannelHandlerContext) {
    for piece in ByteBuffer(bytes: bytes).pieces {
      context.write(wrapOutboundOut(.body(.byteBuffer(piece))), promise: nil)
    }
    context.flush()
  }

  private static func event(_ message: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in message.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      bytes += Array("data: ".utf8) + line + [UInt8(ascii: "\n")]
    }
    return bytes + [UInt8(ascii: "\n")]
  }
}
