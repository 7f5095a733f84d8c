import Foundation

/// The apps that are connected. One thread uses it.
final class ConnectedApps {
  private struct App {
    let number: Int
    let descriptor: Int32
  }

  private let socket: ListeningSocket
  private let receive: (TraceListener.Event) -> Void
  private let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: TraceOutput.blockSize, alignment: 1)
  private var apps: [App] = []
  private var count = 0
  private var isFull = false

  /// How long to wait for something to happen, in milliseconds.
  private static let patience: Int32 = 50

  init(_ socket: ListeningSocket, _ receive: @escaping (TraceListener.Event) -> Void) {
    self.socket = socket
    self.receive = receive
  }

  deinit {
    for app in apps { close(app.descriptor) }
    buffer.deallocate()
  }

  /// Takes one block of each app that sent something, and a new app.
  func serve() {
    // While it is full, the app that waits must not end the wait.
    let takesMore = !isFull
    let watched = apps.map(\.descriptor) + (takesMore ? [socket.descriptor] : [])
    var wishes = watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&wishes, nfds_t(wishes.count), Self.patience) > 0 else { return }
    apps = zip(apps, wishes).filter { app, wish in wish.revents == 0 || takeBlock(app) }.map(\.0)
    if apps.count < TraceListener.most { isFull = false }
    if takesMore, wishes.last?.revents != 0 { takeApp() }
  }

  /// - Returns: Whether the app is still connected.
  private func takeBlock(_ app: App) -> Bool {
    let size = read(app.descriptor, buffer.baseAddress, buffer.count)
    if size > 0 {
      receive(.bytes(app.number, UnsafeRawBufferPointer(rebasing: buffer[..<size])))
      return true
    }
    if size < 0, errno == EAGAIN || errno == EINTR { return true }
    close(app.descriptor)
    receive(.closed(app.number))
    return false
  }

  private func takeApp() {
    guard apps.count < TraceListener.most else {
      isFull = true
      receive(.full)
      return
    }
    guard let descriptor = socket.accept() else {
      // If descriptors have run out, the app keeps waiting, and asking without a pause would take a core.
      Thread.sleep(forTimeInterval: 0.05)
      return
    }
    let app = App(number: count, descriptor: descriptor)
    count += 1
    apps.append(app)
    receive(.connected(app.number))
  }
}
