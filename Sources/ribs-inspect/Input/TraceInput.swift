import Foundation
import GzipCoding
import RIBsAnalysis
import RIBsReport
import RIBsTrace

/// A trace to read: a file, or standard input.
struct TraceInput {
  /// Nil for standard input.
  let path: String?
  /// Nil if standard input is closed.
  let identity: FileStatus.Identity?
  /// The size of the file in bytes; nil if unknown.
  let size: Int?

  static let standardInput = TraceInput(path: nil, FileStatus(of: STDIN_FILENO))

  init(_ path: String, _ status: FileStatus) { self.init(path: path, status) }

  private init(path: String?, _ status: FileStatus?) {
    self.path = path
    identity = status?.identity
    size = status?.size
  }

  private var name: String { path ?? InputReport.standardInput }

  /// - Parameter isAlone: Whether a second core is free to read ahead.
  func analysed(
    _ options: AnalysisOptions, _ scope: AnalysisScope, _ progress: Progress, isAlone: Bool
  ) throws(UnusableInput) -> InputReport {
    var analyzer = TraceAnalyzer(options: options, scope)
    let handle = try open()
    let end: TracePortions.End
    var rest = TracePortion()
    do {
      let portions = TracePortions(blocks: TraceBlocks(handle: handle, progress: progress))
      // Hold each portion back: the last one may belong to a truncated line.
      func take(_ portion: inout TracePortion) {
        analyzer.take(rest)
        swap(&rest, &portion)
      }
      end = try isAlone ? portions.readAhead(take) : portions.read(take)
    } catch {
      throw UnusableInput(source: name, reason: "cannot be read: \(Self.reason(error)).")
    }
    if path != nil { try? handle.close() }
    if let damage = end.damage { analyzer.noteCut(damage.description) }
    do {
      return InputReport(source: name, sessions: try analyzer.finish(rest, line: end.line))
    } catch {
      throw UnusableInput(
        source: name, reason: Self.reason(error, end.damage),
        cause: end.damage == nil ? error : nil)
    }
  }

  /// Why nothing could be used. Damage to the file is the first reason.
  private static func reason(
    _ error: TraceAnalyzer.Unusable, _ damage: GzipReader.Damage?
  ) -> String {
    guard let damage else { return error.description }
    switch error {
    case .empty, .notATrace:
      return
        "\(damage.description), and no event can be read from it. Copy it again; 'gzip -t' says more."
    case .unsupportedVersion: return error.description
    }
  }

  private func open() throws(UnusableInput) -> FileHandle {
    guard let path else { return .standardInput }
    do {
      return try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    } catch {
      throw UnusableInput(source: path, reason: "cannot be opened: \(Self.reason(error)).")
    }
  }

  /// The system's error message, without Foundation's wrapper.
  static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let code = underlying?.code ?? (error as? POSIXError).map({ Int($0.code.rawValue) }) {
      return String(cString: strerror(Int32(truncatingIfNeeded: code)))
    }
    return error.localizedDescription
  }
}
