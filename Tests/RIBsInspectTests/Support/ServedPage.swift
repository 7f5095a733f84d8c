import Foundation
import RIBsTestSupport

/// `ribs-inspect serve` in a process of its own. It ends with the test.
final class ServedPage {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What the page shows first.
  struct Overview: Decodable {
    struct Session: Decodable {
      let name: String
      let events: Int
      let errors: Int
      let state: String
    }
    let trace: String?
    let state: String
    let words: String
    let message: String
    let written: Int?
    let sessions: [Session]
  }

  /// The address that it prints.
  let address: URL
  private let process = Process()
  private let scratch: Scratch
  private let input = Pipe()

  /// Starts it and waits until it prints its address.
  ///
  /// - Parameter port: The page's port, any free one by default; nil for the command's own choice.
  init(
    _ arguments: [String], port: String? = "0", input: Data? = nil, in workplace: String? = nil,
    environment: [String: String] = [:], mostFiles: Int? = nil
  ) throws {
    scratch = try Scratch()
    let (output, errors) = (scratch.path("output"), scratch.path("errors"))
    for path in [output, errors] { try Data().write(to: URL(fileURLWithPath: path)) }
    process.executableURL = URL(fileURLWithPath: Tool("ribs-inspect").path)
    process.arguments = ["serve"] + (port.map { ["--port", $0] } ?? []) + arguments
    if let mostFiles, let path = process.executableURL?.path {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", "ulimit -Sn \(mostFiles); exec \"$0\" \"$@\"", path] + (process.arguments ?? [])
    }
    if let workplace { process.currentDirectoryURL = URL(fileURLWithPath: workplace) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = self.input
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    if let input { try self.input.fileHandleForWriting.write(contentsOf: input) }
    let process = process
    let line = try Self.waited { () -> String? in
      let printed = try String(contentsOfFile: output, encoding: .utf8)
      return printed.hasSuffix("\n") || !process.isRunning ? printed : nil
    }
    guard let url = URL(string: line?.trimmingCharacters(in: .newlines) ?? ""), url.port != nil
    else {
      kill(process.processIdentifier, SIGKILL)
      throw Failure(
        description: "\(line ?? "") \(try String(contentsOfFile: errors, encoding: .utf8))")
    }
    address = url
  }

  deinit {
    // It inherits the blocked signals of the thread that started it, and SIGKILL cannot be blocked.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// What it wrote to standard error.
  var notes: String {
    (try? String(contentsOfFile: scratch.path("errors"), encoding: .utf8)) ?? ""
  }

  /// Ends standard input.
  func endInput() throws { try input.fileHandleForWriting.close() }

  /// What it replies to a request, without the head.
  ///
  /// - Parameter path: With the query.
  func reply(_ path: String) throws -> String {
    let connection = try Client(UInt16(address.port ?? 0))
    connection.send(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(address.port ?? 0)\r\nConnection: close\r\n\r\n"
        .utf8)
    let reply = String(decoding: connection.receiveToEnd(), as: UTF8.self)
    guard let head = reply.firstRange(of: "\r\n\r\n") else { throw Failure(description: reply) }
    return String(reply[head.upperBound...])
  }

  /// What the page shows first, once it is as expected, or after a minute as it is then.
  func overview(_ isExpected: (Overview) -> Bool) throws -> Overview {
    var last: Overview?
    _ = try Self.waited { () -> Bool? in
      let overview = try JSONDecoder().decode(
        Overview.self, from: Data(reply("/api/overview").utf8))
      last = overview
      return isExpected(overview) ? true : nil
    }
    guard let last else { throw Failure(description: "There is no overview.") }
    return last
  }

  /// Waits for a value for at most a minute.
  static func waited<Value>(for value: () throws -> Value?) rethrows -> Value? {
    let deadline = Date(timeIntervalSinceNow: 60)
    while Date() < deadline {
      if let value = try value() { return value }
      usleep(20_000)
    }
    return nil
  }
}

/// A client's end of a connection to this machine.
final class Client {
  private let descriptor: Int32

  init(_ port: UInt16) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    // A server that does not answer must not stop the tests.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, size)
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    // `deinit` closes the descriptor here too. Closing it twice would close another test's.
    guard isConnected else {
      throw ServedPage.Failure(description: "port \(port): \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(descriptor) }

  func send(_ bytes: some Collection<UInt8>) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// - Returns: The next bytes; empty if the connection has ended.
  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(0, count)))
  }

  func receiveToEnd() -> [UInt8] {
    var bytes: [UInt8] = []
    while case let more = receive(), !more.isEmpty { bytes += more }
    return bytes
  }
}
