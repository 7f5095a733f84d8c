import Foundation
import RIBsRecorder

/// Ways for a process to end in order.
enum Leaving {
  /// Ends where `main` does.
  static func withoutStopping(recordingTo file: String) throws {
    try RecorderProbe.record(to: file)
    RIBsRecorder.mark("last")
  }

  /// Starts a recording whose file may have so many bytes.
  static func afterStart(recordingTo file: String, sizeLimit: [String]) throws {
    guard let limit = sizeLimit.first.flatMap(Int.init) else { throw Usage() }
    try RIBsRecorder.start(to: URL(fileURLWithPath: file), options: .init(sizeLimit: limit))
  }

  /// Forks a child that records, starts another RIB and exits, and goes on.
  static func inChildProcess(recordingTo file: String) throws {
    try RecorderProbe.record(to: file)
    RIBsRecorder.mark("before")
    // Swift hides `fork`, which C libraries call all the same.
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "fork") else { throw POSIXError(.ENOSYS) }
    let fork = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
    let child = fork()
    if child == 0 {
      RIBsRecorder.mark("child")
      UnknowingApp.run()
      RIBsRecorder.stop()
      exit(0)
    }
    guard child > 0 else { throw POSIXError(.ECHILD) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    RIBsRecorder.mark("after")
  }
}
