import Foundation
import Testing

@testable import RIBsLive

/// A folder with a trace that a follower follows.
final class FollowedFolder {
  let path: String
  let log = EventLog()
  private let folder: URL
  private let follower: TraceFollower

  init(_ start: String? = nil) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "followed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent("trace.jsonl").path
    follower = TraceFollower(path: path, unpack: fakeUnpack) { [log] in log.add($0) }
    if let start { try write(start) }
    follower.start()
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  func stop() {
    let follower = follower
    EventLog.bounded { follower.stop() }
  }

  /// Empties the file and writes it anew, as a shell does with `>`.
  func write(_ text: String) throws { try put(text, O_TRUNC) }

  func append(_ text: String) throws { try put(text, O_APPEND) }

  /// Puts another file in its place.
  func replace(_ text: String) throws {
    let other = path + ".new"
    try Data(text.utf8).write(to: URL(fileURLWithPath: other))
    rename(other, path)
  }

  func delete() throws { try FileManager.default.removeItem(atPath: path) }

  private func put(_ text: String, _ flag: Int32) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | flag, 0o600)
    defer { close(descriptor) }
    let count = Array(text.utf8).withUnsafeBytes {
      Foundation.write(descriptor, $0.baseAddress, $0.count)
    }
    guard count == text.utf8.count else { throw CocoaError(.fileWriteUnknown) }
  }
}

/// Stands for gzip: what follows the signature is the content, and `!` at the end is damage.
let fakeUnpack: TraceFollower.Unpack = { next, body in
  var bytes: [UInt8] = []
  while let block = try next() { bytes += block }
  Array(bytes.dropFirst(2)).withUnsafeBytes { body($0) }
  return bytes.last == UInt8(ascii: "!") ? "the compressed file is damaged" : nil
}

extension EventLog {
  func add(_ event: TraceFollower.Event) {
    switch event {
    case .bytes(let bytes, _):
      add("bytes: " + String(decoding: bytes, as: UTF8.self), joinedTo: "bytes: ")
    case .caughtUp: add("caught up")
    // How soon it comes depends on how fast the machine is. A test of its own expects it.
    case .quiet: break
    case .missing: add("missing")
    case .restarted: add("restarted")
    case .failed(let reason): add("failed: \(reason)")
    case .ended: add("ended")
    }
  }
}
