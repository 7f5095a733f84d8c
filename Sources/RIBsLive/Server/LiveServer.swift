import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves the page and its data at one address.
///
/// One event loop reads and writes all connections, so what they share needs no lock.
package final class LiveServer: Sendable {
  /// The address to open, with the token.
  package let address: String
  /// The port at which it listens.
  package let port: UInt16
  private let channel: any Channel
  private let group: MultiThreadedEventLoopGroup
  private let pool: NIOThreadPool

  /// Most of what is computed waits for the lock of the trace anyway.
  private static let threads = 4

  /// Begins to serve.
  ///
  /// - Parameters:
  ///   - host: Where to listen. At anything but the loopback a token is required.
  ///   - ports: Each is tried if those before are in use; 0 is any free one.
  ///   - token: What requests must carry. If it is nil and the host is not the loopback, the server makes one.
  ///   - files: The page's own files by path, `/` among them. They hold nothing of a trace.
  ///   - answer: Computes the data for a path below `/api/`; nil if there is nothing. Called from several threads.
  ///   - act: Does what a reader asks for with POST at `/api/open`; nil if it cannot be done.
  ///   - updates: What readers of `/api/live` get.
  package convenience init(
    host: String, ports: [UInt16], token: String? = nil, files: [String: LiveResponse],
    answer: @escaping @Sendable (LiveRequest) -> LiveResponse?,
    act: @escaping @Sendable (LiveRequest) -> LiveResponse? = { _ in nil }, updates: LiveUpdates
  ) throws(Failure) {
    try self.init(
      ServedSite(files: files, answer: answer, act: act, updates: updates), host: host,
      ports: ports,
      token: token, limits: ConnectionLimits())
  }

  init(
    _ site: ServedSite, host name: String = "127.0.0.1", ports: [UInt16] = [0],
    token: String? = nil, limits: ConnectionLimits
  ) throws(Failure) {
    OpenFileLimit.raise()
    let host = ServedHost(name: name)
    let token = token.map(AccessToken.init) ?? (host.isLoopback ? nil : .random())
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let pool = NIOThreadPool(numberOfThreads: Self.threads)
    pool.start()
    let load = NIOLoopBoundBox.makeBoxSendingValue(ServerLoad(limits), eventLoop: group.any())
    let bootstrap = ServerBootstrap(group: group)
      // Soon after a server has stopped, another one can have its port.
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ConnectionLimit(most: limits.connections))
        }
      }
      // `UpdateStream` says why.
      .childChannelOption(.writeBufferWaterMark, value: .init(low: 1, high: 1))
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let doorkeeper = Doorkeeper(
            host: host, port: UInt16(channel.localAddress?.port ?? 0), token: token,
            files: Set(site.files.keys))
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandlers(RequestTimeout(limits), WriteTimeout(limits.writing))
          var decoding = NIOHTTPDecoderLimitConfiguration()
          decoding.maxHeaderListSize = limits.headBytes
          try pipeline.configureHTTPServerPipeline(
            withErrorHandling: true, withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: decoding)
          try pipeline.addHandler(LiveHandler(site, doorkeeper, limits, load, pool))
        }
      }
    do throws(Failure) {
      channel = try Self.listen(bootstrap, name, ports)
    } catch {
      Self.stop(group, pool)
      throw error
    }
    (self.group, self.pool) = (group, pool)
    port = UInt16(channel.localAddress?.port ?? 0)
    let query = token.map { "?token=\($0.text)" } ?? ""
    address = "http://\(host.inAddress):\(port)/\(query)"
  }

  /// Waits until the server has stopped.
  package func wait() { try? channel.closeFuture.wait() }

  /// Ends all connections. Waits for answers that are being computed.
  package func stop() { Self.stop(group, pool) }

  private static func stop(_ group: MultiThreadedEventLoopGroup, _ pool: NIOThreadPool) {
    // Answers go to the event loop, so it ends last.
    try? pool.syncShutdownGracefully()
    try? group.syncShutdownGracefully()
  }

  private static func listen(
    _ bootstrap: ServerBootstrap, _ host: String, _ ports: [UInt16]
  ) throws(Failure) -> any Channel {
    let port = ports.first ?? 0
    do {
      return try bootstrap.bind(host: host, port: Int(port)).wait()
    } catch {
      let failure = Failure(error, host: host, port: port)
      guard case .portInUse = failure, ports.count > 1 else { throw failure }
      return try listen(bootstrap, host, Array(ports.dropFirst()))
    }
  }
}
