import ArgumentParser
import Foundation

/// Where a report goes. A file appears whole or not at all.
final class Output {
  static var standard: Output { Output(handle: .standardOutput, file: nil) }

  private let handle: FileHandle
  private var file: (temporary: URL, final: URL)?

  private init(handle: FileHandle, file: (temporary: URL, final: URL)?) {
    self.handle = handle
    self.file = file
  }

  /// What was not closed was not finished.
  deinit { discard() }

  /// Writes beside the file first; ``close()`` puts it in its place.
  static func file(_ path: String) throws -> Output {
    if path == "-" { return .standard }
    // Through a link: its target is what is meant.
    let final = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var info = stat()
    let exists = stat(final.path, &info) == 0
    if exists, info.st_mode & S_IFMT != S_IFREG {
      // A pipe or a device is written to, not replaced.
      guard let handle = FileHandle(forWritingAtPath: final.path) else { throw unwritable(path) }
      return Output(handle: handle, file: nil)
    }
    let temporary = final.deletingLastPathComponent()
      .appendingPathComponent(
        ".\(final.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
    Interruption.shared.remove(temporary)
    guard FileManager.default.createFile(atPath: temporary.path, contents: nil),
      let handle = try? FileHandle(forWritingTo: temporary)
    else { throw unwritable(path) }
    if exists { chmod(temporary.path, info.st_mode & 0o7777) }
    return Output(handle: handle, file: (temporary, final))
  }

  /// Writes behind what the file holds already.
  static func appending(to path: String) throws -> Output {
    if !FileManager.default.fileExists(atPath: path) {
      guard FileManager.default.createFile(atPath: path, contents: nil) else {
        throw unwritable(path)
      }
    }
    guard let handle = FileHandle(forWritingAtPath: path) else { throw unwritable(path) }
    _ = try? handle.seekToEnd()
    return Output(handle: handle, file: nil)
  }

  private static func unwritable(_ path: String) -> ExitCode {
    Terminal.complain("\(path): cannot be written. Is its folder there, and may you write in it?")
    return .toolFailed
  }

  func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  func write(_ bytes: [UInt8]) throws {
    do {
      try handle.write(contentsOf: Data(bytes))
    } catch {
      Terminal.complain("the report cannot be written: \(error.localizedDescription)")
      throw ExitCode.toolFailed
    }
  }

  func close() throws {
    guard let file else { return }
    self.file = nil
    try? handle.close()
    // In one step: whoever reads the file sees the old one or the new one.
    let failure = Interruption.shared.keep(file.temporary) {
      rename(file.temporary.path, file.final.path) == 0 ? 0 : errno
    }
    guard failure == 0 else {
      let reason = String(cString: strerror(failure))
      try? FileManager.default.removeItem(at: file.temporary)
      Terminal.complain("\(file.final.path): cannot be written: \(reason).")
      throw ExitCode.toolFailed
    }
  }

  private func discard() {
    guard let file else { return }
    Interruption.shared.keep(file.temporary) {
      try? FileManager.default.removeItem(at: file.temporary)
    }
  }
}
