import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsReport

/// A report of macOS' `leaks`, as an option of commands that report on traces.
struct LeaksOption: ParsableArguments {
  @Option(
    name: .customLong("leaks"),
    help: ArgumentHelp(
      "What macOS' 'leaks' wrote about the recorded process: findings name what it says holds a RIB.",
      valueName: "file"), completion: .file())
  var path: String?

  /// A report of more bytes is not read.
  private static let mostBytes = 256_000_000

  /// Lets findings name what the report says. Complains on standard error of what cannot be used.
  ///
  /// - Parameters:
  ///   - inputs: The reports on the traces.
  ///   - unusable: Gets the report if it could not be used, or not as a whole.
  func explain(_ inputs: inout [InputReport], _ unusable: inout [UnusableInput]) {
    guard let path else { return }
    func complain(_ reason: String) {
      var input = UnusableInput(source: path, reason: reason)
      input.isTrace = false
      Terminal.complain(input.description)
      unusable.append(input)
    }
    // Another process may have objects of the same types.
    let sessions = inputs.reduce(0) { $0 + $1.sessions.count }
    guard sessions <= 1 else {
      return complain(
        "it is about one run of the app, but the traces have \(sessions) sessions. Choose the session that leaks looked at with --session."
      )
    }
    do {
      let leaks = try LeaksReport(try text(path))
      let app = inputs.lazy.flatMap { $0.sessions }.compactMap { $0.app }.first
      if let process = leaks.process, let app, process != app {
        Terminal.note("\(path) is about the process '\(process)', and the trace about '\(app)'.")
      }
      inputs = inputs.map { $0.explained(by: leaks) }
      if let (line, count) = leaks.unread {
        let others = count > 1 ? ", nor \(count == 2 ? "is" : "are") \(count - 1) more" : ""
        complain("not read in full: line \(line) is not understood\(others).")
      }
    } catch {
      complain("\(error)")
    }
  }

  private func text(_ path: String) throws -> String {
    guard (try? FileStatus(of: path))?.kind != .other else {
      throw LeaksReport.Problem("cannot be read. It must be a file.")
    }
    let handle: FileHandle
    do {
      handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    } catch {
      throw LeaksReport.Problem("cannot be opened. Check the path.")
    }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: Self.mostBytes + 1) ?? Data() else {
      throw LeaksReport.Problem("cannot be read. It must be a file.")
    }
    guard data.count <= Self.mostBytes else {
      throw LeaksReport.Problem("more than \(Self.mostBytes / 1_000_000) MB of text.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
