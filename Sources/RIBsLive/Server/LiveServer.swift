import Dispatch
import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page and its data at one address.
package actor LiveServer {
  private let host: ServedHost
  private let wantedPort: UInt16
  private let token: AccessToken?
  private let files: [String: LiveResponse]
  private let answer: @Sendable (LiveRequest) -> LiveResponse?
  private let updates: LiveUpdates
  private let connections: OpenConnections
  private let queue = DispatchQueue(label: "answers to the page", attributes: .concurrent)

  private var listening: Result<UInt16, any Error>?
  private var waiting: [CheckedContinuation<UInt16, any Error>] = []

  /// - Parameters:
  ///   - host: Where to listen. At anything but the loopback a token is required.
  ///   - port: 0 for any free port.
  ///   - token: What requests must carry. If it is nil and the host is not the loopback, the server makes one.
  ///   - files: The page's own files by path, `/` among them. They hold nothing of a trace.
  ///   - answer: Computes the data for a path below `/api/`; nil if there is nothing. Called from several threads.
  ///   - updates: What readers of `/api/live` get.
  package init(
    host: String = "127.0.0.1", port: UInt16 = 0, token: String? = nil,
    files: [String: LiveResponse] = [:], answer: @escaping @Sendable (LiveRequest) -> LiveResponse?,
    updates: LiveUpdates
  ) {
    self.init(
      host: host, port: port, token: token, files: files, limits: ConnectionLimits(),
      answer: answer,
      updates: updates)
  }

  init(
    host: String = "127.0.0.1", port: UInt16 = 0, token: String? = nil,
    files: [String: LiveResponse], limits: ConnectionLimits,
    answer: @escaping @Sendable (LiveRequest) -> LiveResponse?, updates: LiveUpdates
  ) {
    connections = OpenConnections(limits)
    let served = ServedHost(name: host)
    self.host = served
    wantedPort = port
    self.token = token.map(AccessToken.init) ?? (served.isLoopback ? nil : .random())
    self.files = files
    self.answer = answer
    self.updates = updates
  }

  /// The address to open, with the token. Waits until the server listens.
  package func address() async throws -> String {
    let port =
      if let listening { try listening.get() } else {
        try await withCheckedThrowingContinuation { waiting.append($0) }
      }
    let query = token.map { "?token=\($0.text)" } ?? ""
    return "http://\(host.inAddress):\(port)/\(query)"
  }

  /// Serves until the task is cancelled.
  package func run() async throws {
    OpenFileLimit.raise()
    let watchdog = ConnectionWatchdog(connections: connections, updates: updates)
    watchdog.start()
    defer { watchdog.stop() }
    do {
      while true {
        // FlyingFox stops for good when accepting a connection fails once, as it does when descriptors run out.
        // That ends all connections and so frees their descriptors.
        try await serve(watchdog)
        try await Task.sleep(for: .milliseconds(100))
      }
    } catch {
      didListen(.failure(error))
      throw error
    }
  }

  /// Serves until the server stops.
  ///
  /// - Throws: If the task is cancelled or the server cannot listen.
  private func serve(_ watchdog: ConnectionWatchdog) async throws {
    // The port of the first time, if the server stopped later.
    let port = (try? listening?.get()) ?? wantedPort
    let address = try ListeningAddress.resolve(host.name, port: port)
    let server = HTTPServer(
      // Longer than a reply may take to compute.
      config: .init(address: address, timeout: 60, logger: .disabled),
      handler: port == 0 ? nil : handler(port))
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask {
          try? await server.waitUntilListening(timeout: 60)
          guard let actual = await server.listeningAddress?.port else { return }
          if port == 0 { await server.appendRoute("*", to: self.handler(actual)) }
          OpenDescriptors.sendWithoutDelay(at: actual)
          watchdog.watch(actual)
          await self.didListen(.success(actual))
        }
        // Unlike `waitForAll`, this ends the other task when one fails.
        while try await group.next() != nil {}
      }
    } catch {
      try Task.checkCancellation()
      if listening == nil || Failure.isAboutAddress(error) {
        throw Failure(error, host: host.name, port: port)
      }
    }
  }

  private func handler(_ port: UInt16) -> LiveHandler {
    let doorkeeper = Doorkeeper(host: host, port: port, token: token, files: Set(files.keys))
    return LiveHandler(
      doorkeeper: doorkeeper, files: files, answer: answer, updates: updates,
      connections: connections, queue: queue)
  }

  private func didListen(_ result: Result<UInt16, any Error>) {
    listening = result
    for reader in waiting { reader.resume(with: result) }
    waiting = []
  }
}
