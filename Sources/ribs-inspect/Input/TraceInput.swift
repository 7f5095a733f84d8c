import Foundation
import RIBsAnalysis
import RIBsReport

/// A trace to read: a file, or standard input.
struct TraceInput {
  private let path: String?

  private static let blockSize = 1 << 20

  private var name: String { path ?? InputReport.standardInput }

  /// The trace at a path, or all traces in a folder and the folders in it, by name.
  static func inputs(at path: String) throws(UnusableInput) -> [TraceInput] {
    if path == "-" { return [TraceInput(path: nil)] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UnusableInput(
        source: path,
        reason: "no such file. Check the path, and that the app's recorder was started.")
    }
    guard isFolder.boolValue else { return [TraceInput(path: path)] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let traces = names.filter { $0.hasSuffix(".jsonl") }.sorted()
    guard !traces.isEmpty else {
      throw UnusableInput(
        source: path, reason: "a folder without traces. Traces are files that end in .jsonl.")
    }
    return traces.map { TraceInput(path: (path as NSString).appendingPathComponent($0)) }
  }

  func analysed(
    _ options: AnalysisOptions, _ interest: Interest = Interest()
  ) throws(UnusableInput) -> InputReport {
    var analyzer = TraceAnalyzer(options: options, interest)
    let handle = try open()
    do {
      var isFirst = true
      while let block = try handle.read(upToCount: Self.blockSize), !block.isEmpty {
        if isFirst, block.starts(with: [0x1F, 0x8B]) {
          throw UnusableInput(
            source: name, reason: "the file is compressed. Unpack it first: gunzip -k '\(name)'")
        }
        isFirst = false
        // An array is read many times faster than Foundation's buffer.
        analyzer.feed([UInt8](block))
      }
    } catch let failure as UnusableInput {
      throw failure
    } catch {
      throw UnusableInput(source: name, reason: "cannot be read: \(Self.reason(error)).")
    }
    if path != nil { try? handle.close() }
    do {
      return InputReport(source: name, sessions: try analyzer.finish())
    } catch {
      throw UnusableInput(source: name, reason: error.description)
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

  /// What the system said, without Foundation's wrapping.
  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let code = underlying?.code ?? (error as? POSIXError).map({ Int($0.code.rawValue) }) {
      return String(cString: strerror(Int32(truncatingIfNeeded: code)))
    }
    return error.localizedDescription
  }
}
