import Dispatch
import Foundation

/// Runs another program and reads what it prints.
enum ProgramOutput {
  /// More is not read.
  private static let most = 1 << 16
  /// After so many seconds the program is killed.
  private static let limit = 20.0

  /// The start of a program's standard output; nil if there is no such program on the PATH, or if it fails.
  static func text(of program: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return nil
    }
    let end = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end)
    let output = (try? pipe.fileHandleForReading.read(upToCount: most)) ?? Data()
    // It may have more to say.
    try? pipe.fileHandleForReading.close()
    process.waitUntilExit()
    end.cancel()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return String(decoding: output, as: UTF8.self)
  }
}
