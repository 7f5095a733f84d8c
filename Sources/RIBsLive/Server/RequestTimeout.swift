import NIOCore

/// What a connection does, which `LiveHandler` tells the handlers nearer to the socket.
enum ConnectionPhase {
  /// The head of a request has not arrived in full.
  case reading
  /// The reply is being computed.
  case answering
  /// The reply is being written, which `WriteTimeout` watches.
  case replying
}

/// Ends a connection whose request takes too long, to arrive or to answer.
final class RequestTimeout: ChannelDuplexHandler {
  typealias InboundIn = NIOAny
  typealias OutboundIn = NIOAny

  private let limits: ConnectionLimits
  private var end: Scheduled<Void>?

  init(_ limits: ConnectionLimits) { self.limits = limits }

  func channelActive(context: ChannelHandlerContext) {
    enter(.reading, context)
    context.fireChannelActive()
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
    case .reading: endConnection(in: limits.reading, context)
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
