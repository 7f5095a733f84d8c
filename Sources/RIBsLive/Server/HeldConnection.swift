import FlyingFox
import FlyingSocks
import Foundation

/// A second descriptor of a connection to the server.
///
/// Between looking at a descriptor and acting on it, the server may close it, and its number may name something
/// else. A descriptor of our own cannot change under us, and `shutdown` acts on the connection behind both.
struct HeldConnection: ~Copyable {
  let peer: HTTPRequest.Address
  private let descriptor: Int32

  /// - Parameters:
  ///   - original: Any descriptor of this process.
  ///   - port: The port at which the server listens.
  /// - Returns: Nil unless this is a connection that was accepted at the port.
  init?(_ original: Int32, acceptedAt port: UInt16) {
    var status = stat()
    guard fstat(original, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
    let descriptor = fcntl(original, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { return nil }
    let socket = Socket(file: .init(rawValue: descriptor))
    guard let local = try? socket.sockname(), local.port == port,
      let peer = try? socket.remotePeer()
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.peer = .make(from: peer)
  }

  deinit { close(descriptor) }

  enum Arrival {
    case nothing
    case some
    /// More than any browser sends at once.
    case tooMuch
    /// The other end has closed.
    case end
  }

  /// What has arrived and was not read yet.
  ///
  /// - Parameter buffer: Room for as much as is too much.
  func arrival(_ buffer: UnsafeMutableRawBufferPointer) -> Arrival {
    let count = recv(
      descriptor, buffer.baseAddress, buffer.count, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return switch count {
    case 0: .end
    case buffer.count: .tooMuch
    case ..<0: .nothing
    default: .some
    }
  }

  /// Ends the connection. Whoever reads or writes it sees its end.
  func end(_ buffer: UnsafeMutableRawBufferPointer) {
    shutdown(descriptor, Int32(SHUT_RDWR))
    // What has arrived could still be read. The bound is far above what a system buffers.
    for _ in 0..<4096
    where recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT)) <= 0 {
      return
    }
  }
}

extension Socket.Address {
  var port: UInt16? {
    switch self {
    case .ip4(_, let port), .ip6(_, let port): port
    case .unix: nil
    }
  }
}
