import NIOCore
import NIOHTTP1
import NIOPosix

/// Answers the requests of one connection, one after another: `HTTPServerPipelineHandler` holds the next one back until
/// the reply has ended.
final class LiveHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let site: ServedSite
  private let doorkeeper: Doorkeeper
  private let limits: ConnectionLimits
  private let load: NIOLoopBoundBox<ServerLoad>
  /// Computes and compresses replies off the event loop, which serves all connections.
  private let pool: NIOThreadPool

  init(
    _ site: ServedSite, _ doorkeeper: Doorkeeper, _ limits: ConnectionLimits,
    _ load: NIOLoopBoundBox<ServerLoad>, _ pool: NIOThreadPool
  ) {
    (self.site, self.doorkeeper, self.limits) = (site, doorkeeper, limits)
    (self.load, self.pool) = (load, pool)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // Nobody reads a request's body.
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    context.triggerUserOutboundEvent(ConnectionPhase.answering, promise: nil)
    let (request, token) = LiveRequest.read(head.uri, isAction: head.method == .POST)
    if let refusal = doorkeeper.refusal(of: head, path: request.path, token: token) {
      reply(LiveReply(refusal), to: head, context)
    } else if request.path == "/api/live", head.method == .GET {
      listen(head, context)
    } else {
      answer(request, head, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func answer(
    _ request: LiveRequest, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    guard load.value.beginAnswer() else { return reply(.busy, to: head, context) }
    let (channel, packs) = (context.channel, head.headers.acceptGzip)
    pool.runIfActive(eventLoop: context.eventLoop) { [site] in
      // While this waited, the reader may have gone.
      guard channel.isActive, let response = site.response(to: request) else {
        return LiveReply.nothing
      }
      return LiveReply(response, packs: packs)
    }.assumeIsolated().whenComplete { result in
      self.load.value.endAnswer()
      guard channel.isActive, case .success(let reply) = result else { return }
      self.reply(reply, to: head, context)
    }
  }

  private func listen(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard load.value.beginLive() else { return reply(.busy, to: head, context) }
    write(.ok, LiveReply.headers("text/event-stream"), context)
    let stream = UpdateStream(site.updates, load, beat: limits.beat)
    do {
      try context.pipeline.syncOperations.addHandler(stream, position: .after(self))
    } catch {
      context.close(promise: nil)
    }
  }

  private func reply(
    _ reply: LiveReply, to head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    let body = head.method == .HEAD ? ByteBuffer() : reply.body
    guard load.value.reserve(body.readableBytes) else {
      return self.reply(.busy, to: head, context)
    }
    var headers = reply.headers
    let isLast = isLast(head)
    if isLast { headers.add(name: "Connection", value: "close") }
    var taken = write(reply.status, headers, context)
    for piece in body.pieces {
      let promise = context.eventLoop.makePromise(of: Void.self)
      context.write(wrapOutboundOut(.body(.byteBuffer(piece))), promise: promise)
      taken = promise.futureResult
    }
    taken.assumeIsolated().whenComplete { _ in
      self.load.value.release(body.readableBytes)
      self.end(isLast, context)
    }
    context.flush()
  }

  /// Writes the head of a reply.
  @discardableResult private func write(
    _ status: HTTPResponseStatus, _ headers: HTTPHeaders, _ context: ChannelHandlerContext
  ) -> EventLoopFuture<Void> {
    context.triggerUserOutboundEvent(ConnectionPhase.replying, promise: nil)
    let promise = context.eventLoop.makePromise(of: Void.self)
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: promise)
    return promise.futureResult
  }

  /// Ends a reply that was taken.
  private func end(_ isLast: Bool, _ context: ChannelHandlerContext) {
    guard !isLast else { return context.close(promise: nil) }
    context.triggerUserOutboundEvent(ConnectionPhase.reading, promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  /// Whether the connection ends after the reply. It does after a request with a body, which nobody reads.
  private func isLast(_ head: HTTPRequestHead) -> Bool {
    !head.isKeepAlive || head.headers.contains(name: "Content-Length")
      || head.headers.contains(name: "Transfer-Encoding")
  }
}
