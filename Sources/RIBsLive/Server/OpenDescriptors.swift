import FlyingSocks
import Foundation

/// The descriptors that this process has open.
enum OpenDescriptors {
  static var all: [Int32] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")
    return names?.compactMap { Int32($0) } ?? Array(0..<1024)
  }

  /// Makes all connections that will be accepted at a port send without delay; they inherit it from the listening
  /// socket. FlyingFox writes head and body separately, and otherwise the body waits up to 40 ms until the browser
  /// has confirmed the head.
  static func sendWithoutDelay(at port: UInt16) {
    for descriptor in all where isListening(descriptor, at: port) {
      var yes: Int32 = 1
      setsockopt(
        descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }
  }

  private static func isListening(_ descriptor: Int32, at port: UInt16) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return false }
    let socket = Socket(file: .init(rawValue: descriptor))
    return (try? socket.sockname())?.port == port && (try? socket.remotePeer()) == nil
  }
}
