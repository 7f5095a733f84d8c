import NIOCore

/// Closes connections that are too many, before anything is read from them. It belongs to the listening socket, and
/// all connections are on its event loop.
final class ConnectionLimit: ChannelInboundHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  private let most: Int
  private var open = 0

  /// - Parameter most: Connections at once.
  init(most: Int) { self.most = most }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = unwrapInboundIn(data)
    guard open < most else { return connection.close(promise: nil) }
    open += 1
    connection.closeFuture.assumeIsolated().whenComplete { _ in self.open -= 1 }
    context.fireChannelRead(data)
  }
}
