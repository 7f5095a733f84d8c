import ArgumentParser
import Foundation

/// The output of a report. A file appears completely or not at all.
final class Output {
  static var standard: Output { Output(to: .standardOutput) }

  private let open: OpenFile
  /// How messages call it.
  private let name: String
  private var file: (temporary: URL, final: URL)?

  private init(
    to open: OpenFile, as name: String = "the report", file: (temporary: URL, final: URL)? = nil
  ) {
    self.open = open
    self.name = name
    self.file = file
  }

  /// An output that was not closed is incomplete.
  deinit { discard() }

  /// The file that is written at a path: a link's target is replaced, not the link.
  static func target(of path: String) -> URL {
    var target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    // Foundation stops at a link whose target does not exist yet. Links can lead in circles.
    for _ in 0..<mostLinks {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path)
      else { break }
      let folder = target.deletingLastPathComponent()
      target = URL(fileURLWithPath: next, relativeTo: folder).resolvingSymlinksInPath()
    }
    return target
  }

  private static let mostLinks = 40

  /// Writes to a temporary file next to the target; ``close()`` renames it.
  static func file(_ path: String) throws -> Output {
    if path == "-" { return .standard }
    let final = target(of: path)
    guard !FileStatus.isLink(final.path) else {
      Terminal.complain("\(path): cannot be written: its links lead in a circle. Remove the link.")
      throw ExitCode.toolFailed
    }
    var info = stat()
    let exists = stat(final.path, &info) == 0
    if exists, info.st_mode & S_IFMT != S_IFREG {
      // Pipes and devices are written to, not replaced.
      guard let open = OpenFile(final.path, .existing) else { throw unwritable(path) }
      return Output(to: open)
    }
    let temporary = final.deletingLastPathComponent()
      .appendingPathComponent(
        ".\(final.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
    Interruption.shared.remove(temporary)
    guard let open = OpenFile(temporary.path, .replacing) else { throw unwritable(path) }
    if exists { chmod(temporary.path, info.st_mode & 0o7777) }
    return Output(to: open, file: (temporary, final))
  }

  /// Appends to a file.
  ///
  /// - Parameter name: How messages call it.
  static func appending(to path: String, as name: String) throws -> Output {
    guard let open = OpenFile(path, .appending) else { throw unwritable("\(path), \(name)") }
    return Output(to: open, as: name)
  }

  private static func unwritable(_ path: String) -> ExitCode {
    Terminal.complain("\(path): cannot be written. Check that its folder exists and is writable.")
    return .toolFailed
  }

  func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes(write) }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    do {
      try open.add(bytes)
    } catch {
      Terminal.complain("\(name) cannot be written: \(error).")
      throw ExitCode.toolFailed
    }
  }

  func close() throws {
    guard let file else { return }
    self.file = nil
    open.end()
    // Rename in one step, so that readers see the old file or the new one.
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
