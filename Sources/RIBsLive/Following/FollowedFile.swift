import Foundation

/// A trace in a file that may grow, go away, or be replaced at any time.
///
/// One thread uses it.
final class FollowedFile {
  private let path: String
  private let output: TraceOutput
  private let stopSign: StopSign
  private let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: TraceOutput.blockSize, alignment: 1)

  private var file: OpenTrace?
  /// Whether bytes of a former file were passed on.
  private var hasFormer = false
  /// Whether the file was not read to its end yet.
  private var isNew = true
  /// What was last said about a file that cannot be read. It is said once.
  private var trouble: Trouble?

  /// When the file counts as quiet, unless it grows before; nil once that was said.
  private var quietFrom: DispatchTime?

  private static let interval = 0.02
  /// How long a file that is not written counts as one that an app writes, in seconds. People read what the page shows
  /// meanwhile, and a shorter time would make its words change too often.
  private static let patience = 10

  init(_ path: String, _ output: TraceOutput, _ stopSign: StopSign) {
    self.path = path
    self.output = output
    self.stopSign = stopSign
  }

  deinit { buffer.deallocate() }

  func follow() {
    while !stopSign.isRaised {
      do {
        try look()
        sayIfQuiet()
      } catch {
        // What the app wrote just before it deleted the file.
        if error == .missing { try? read() }
        leave()
        say(error)
      }
      Thread.sleep(forTimeInterval: Self.interval)
    }
  }

  private func look() throws(Trouble) {
    let state: FileState
    do {
      state = try FileState(path: path)
    } catch {
      throw error.code == ENOENT || error.code == ENOTDIR
        ? .missing : .unopened(error)
    }
    if let file, !file.state.isSameFile(as: state) { leave() }
    if file == nil { try open(state) }
    try read()
  }

  private func open(_ state: FileState) throws(Trouble) {
    guard !state.isFolder else { throw .unreadable("is a folder; give the path of a trace") }
    // Opening a pipe waits for its other end.
    guard state.isFile else {
      throw .unreadable("is not a file; pass it to standard input, with '-' as the path")
    }
    do {
      file = try OpenTrace(path)
    } catch {
      throw error.code == ENOENT ? .missing : .unopened(error)
    }
    trouble = nil
    if hasFormer { output.receive(.restarted) }
    hasFormer = false
    isNew = true
  }

  /// Reads what is new.
  private func read() throws(Trouble) {
    guard let file else { return }
    do {
      while !stopSign.isRaised {
        switch try file.next(buffer) {
        case .nothing: return
        case .bytes(let bytes): output.receive(.bytes(bytes, percent: file.percent))
        case .caughtUp: return caughtUp(file)
        case .otherTrace: return leave()
        case .packed: try unpack(file)
        }
      }
    } catch let error as SystemError {
      throw .unreadable("cannot be read: \(error.reason)")
    } catch {
      throw .unreadable("cannot be unpacked: \(error)")
    }
  }

  private func unpack(_ file: OpenTrace) throws {
    let damage = try output.unpackAll(percent: { file.percent }) {
      stopSign.isRaised ? nil : try file.nextPacked(buffer)
    }
    if stopSign.isRaised { return }
    if let damage { output.receive(.failed(damage)) } else { caughtUp(file) }
  }

  private func caughtUp(_ file: OpenTrace) {
    // A file may have been written long before it is followed. Later the clock of a network volume does not matter.
    let age = isNew ? Int(Date().timeIntervalSince1970) - file.state.written : 0
    quietFrom = .now() + .seconds(Self.patience - max(0, min(age, Self.patience)))
    isNew = false
    if !sayIfQuiet() { output.receive(.caughtUp) }
  }

  @discardableResult private func sayIfQuiet() -> Bool {
    guard let file, let quietFrom, quietFrom <= .now() else { return false }
    self.quietFrom = nil
    output.receive(.quiet(written: file.state.written))
    return true
  }

  /// Closes the file. The next one, if any, is another trace.
  private func leave() {
    if let file, file.offset > 0 { hasFormer = true }
    file = nil
    quietFrom = nil
  }

  private func say(_ trouble: Trouble) {
    if trouble == self.trouble { return }
    self.trouble = trouble
    switch trouble {
    case .missing: output.receive(.missing)
    case .unreadable(let reason): output.receive(.failed(reason))
    }
  }

  private enum Trouble: Error, Equatable {
    case missing
    case unreadable(String)

    static func unopened(_ error: SystemError) -> Trouble {
      let advice = error.code == EACCES ? ". Allow your user to read it" : ""
      return .unreadable("cannot be opened: \(error.reason)\(advice)")
    }
  }
}
