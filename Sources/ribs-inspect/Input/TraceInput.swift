import Foundation
import GzipCoding
import RIBsAnalysis
import RIBsReport
import RIBsTrace

/// A trace to read: a file, or standard input.
struct TraceInput {
  /// Nil for standard input.
  let path: String?

  private var name: String { path ?? InputReport.standardInput }

  /// The trace at a path, or all traces in a folder and its subfolders, sorted by name.
  ///
  /// - Parameter skip: Called for each entry that has a trace's name but is not a file. Reading a pipe
  ///   could block forever.
  static func inputs(
    at path: String, skip: (String) -> Void = { _ in }
  ) throws(UnusableInput) -> [TraceInput] {
    if path == "-" { return [TraceInput(path: nil)] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UnusableInput(
        source: path,
        reason: "no such file. Check the path, and that the app's recorder was started.")
    }
    guard isFolder.boolValue else { return [TraceInput(path: path)] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { $0.hasSuffix(".jsonl") || $0.hasSuffix(".jsonl.gz") }.sorted()
      .map { (path as NSString).appendingPathComponent($0) }
    let traces = paths.filter { path in
      var info = stat()
      // Opening a dangling link reports the error.
      guard stat(path, &info) == 0 else { return true }
      switch info.st_mode & S_IFMT {
      case S_IFREG: return true
      case S_IFDIR: return false
      default:
        skip(path)
        return false
      }
    }
    guard !traces.isEmpty else {
      throw UnusableInput(
        source: path,
        reason: "a folder without traces. Traces end in .jsonl or .jsonl.gz.")
    }
    return traces.map { TraceInput(path: $0) }
  }

  /// The size of the file in bytes; nil if unknown.
  var size: Int? {
    guard let path, let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return attributes[.size] as? Int
  }

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
      throw UnusableInput(source: name, reason: Self.reason(error, end.damage))
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
  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let code = underlying?.code ?? (error as? POSIXError).map({ Int($0.code.rawValue) }) {
      return String(cString: strerror(Int32(truncatingIfNeeded: code)))
    }
    return error.localizedDescription
  }
}
