import NIOCore

/// What a connection does, which `LiveHandler` tells the handlers nearer to the socket.
enum ConnectionPhase {
  /// The head of a request has not arrived in full.
  case reading
  /// The reply is being computed.
  case answering
  /// The reply is being written, which `WriteLimit` watches.
  case replying
}

/// Ends a connection whose request is too long or takes too long, to arrive or to answer.
final class RequestLimit: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = NIOAny

  /// A browser sends less than this before it waits for the reply, in bytes. SwiftNIO bounds header fields, and not
  /// the address.
  private static let mostBytes = 1 << 15

  private let limits: ConnectionLimits
  private var count = 0
  private var end: Scheduled<Void>?

  init(_ limits: ConnectionLimits) { self.limits = limits }

  func channelActive(context: ChannelHandlerContext) {
    enter(.reading, context)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    count += unwrapInboundIn(data).readableBytes
    guard count <= Self.mostBytes else { return context.close(promise: nil) }
    context.fireChannelRead(data)
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
  ) {
    guard let phase = event as? ConnectionPhase else {
      return context.triggerUserOutboundEvent(event, promise: promise)
    }
    enter(phase, context)
    promise?.succeed()
  }

  func handlerRemoved(context: ChannelHandlerContext) { end?.cancel() }

  private func enter(_ phase: ConnectionPhase, _ context: ChannelHandlerContext) {
    end?.cancel()
    switch phase {
    case .reading:
      count = 0
      endConnection(in: limits.reading, context)
    case .answering: endConnection(in: limits.answering, context)
    case .replying: end = nil
    }
  }

  private func endConnection(in time: Duration, _ context: ChannelHandlerContext) {
    end = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) {
      context.close(promise: nil)
    }
  }
}
