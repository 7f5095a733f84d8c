import Foundation

/// Runs a program as a user would: one of this package, or another.
package struct Tool: Sendable {
  package struct Outcome: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  private let program: URL

  /// A program of this package.
  package init(_ name: String) {
    program = Self.products.appendingPathComponent(name)
  }

  /// Where the program is.
  package var path: String { program.path }

  package init(at program: URL) {
    self.program = program
  }

  package init(at path: String) {
    self.init(at: URL(fileURLWithPath: path))
  }

  /// Runs it on a thread of its own: a build takes a while, and other tests want to run.
  package func runAside(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try run(arguments, environment: environment) })
      }
    }
  }

  /// - Parameters:
  ///   - workplace: The folder it is run in; that of the tests by default.
  ///   - limit: After so many seconds it is killed, or a program that waits would stop the tests. A nested build is the
  ///     slowest.
  package func run(
    _ arguments: [String], in workplace: String? = nil, input: Data? = nil,
    environment: [String: String] = [:], limit: TimeInterval = 1800
  ) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files and not pipes: a long report would fill a pipe and wait for its reader.
    func file(_ name: String, _ content: Data = Data()) throws -> URL {
      let url = folder.appendingPathComponent(name)
      try content.write(to: url)
      return url
    }
    let (output, errors) = (try file("output"), try file("errors"))
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let workplace { process.currentDirectoryURL = URL(fileURLWithPath: workplace) }
    // Whoever runs the tests may want colours everywhere.
    let inherited = ProcessInfo.processInfo.environment
      .filter { !["FORCE_COLOR", "CLICOLOR_FORCE"].contains($0.key) }
    process.environment = inherited.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: try file("input", input ?? Data()))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // The queue keeps the block until its time, even if it is cancelled; it must not keep the process and its files open.
    let end = DispatchWorkItem { [weak process] in
      if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end)
    process.waitUntilExit()
    end.cancel()
    let outcome = Outcome(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
    ToolRuns.current?.add(program, arguments, outcome)
    return outcome
  }

  /// Starts the program and does not wait for it. What it says goes where the tests' own words go.
  package func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    try process.run()
    return process
  }

  /// The folder in which the tests were built, and the programs beside them.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent()
      ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}

/// A folder of its own for a test, gone when the test is.
package final class Scratch {
  package let folder: URL

  package init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  package func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// - Parameter name: May have folders, which are made.
  package func write(_ content: some Sequence<UInt8>, to name: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content).write(to: file)
    return path(name)
  }

  /// Appends text to a file, as an app does while it records.
  package func append(_ text: some StringProtocol, to name: String) throws {
    let handle = try FileHandle(forWritingTo: folder.appendingPathComponent(name))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }
}
