import Foundation

/// Programs that are run to their end.
enum Subprocess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What a program prints. Its errors go where ours go.
  static func output(
    _ program: String, _ arguments: [String], in folder: URL, allowsFailure: Bool = false
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard allowsFailure || process.terminationStatus == 0 else {
      throw Failure(
        description: "'\(([program] + arguments).joined(separator: " "))' exits with "
          + "\(process.terminationStatus):\n\(String(decoding: data.suffix(4000), as: UTF8.self))")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs a program for a limited time, with what it prints in a file.
  ///
  /// - Parameter end: A text that ends the program as soon as it prints it.
  /// - Returns: Its exit status, which is not 0 if it was ended by `end`, or nil if it had to be killed.
  static func status(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String],
    log: URL, limit: TimeInterval, until end: String? = nil
  ) throws -> Int32? {
    let process = Process()
    // `timeout` makes a group of its own and kills all of it, so nothing that a test started goes on.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["timeout", "--signal=KILL", "\(Int(limit.rounded(.up)))", program.path] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    defer { try? output.close() }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    while let end, process.isRunning {
      Thread.sleep(forTimeInterval: 0.2)
      guard try Data(contentsOf: log).range(of: Data(end.utf8)) != nil else { continue }
      // `timeout` passes the signal on to all that it started.
      process.terminate()
      process.waitUntilExit()
      return 1
    }
    process.waitUntilExit()
    // `timeout` ends by the signal that ended the program. It sends SIGKILL to itself too when the time is up.
    let (status, reason) = (process.terminationStatus, process.terminationReason)
    let killed = status == 137 || reason == .uncaughtSignal && status == SIGKILL
    return killed ? nil : status
  }
}
