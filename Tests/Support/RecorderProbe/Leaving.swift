import Foundation
import RIBsRecorder

/// A clock whose second reading takes 20 seconds.
private final class StuckClock: TraceClock {
  let isStuck = DispatchSemaphore(value: 0)
  private let readings = SteppingTraceClock(step: 1)

  func nanoseconds() -> Int {
    let reading = readings.nanoseconds()
    if reading == 2 {
      isStuck.signal()
      sleep(20)
    }
    return reading
  }
}

/// Ways for a process to end in order.
enum Leaving {
  /// Ends where `main` does.
  static func withoutStopping(recordingTo file: String) throws {
    try RecorderProbe.record(to: file)
    RIBsRecorder.mark("last")
  }

  /// Ends where `main` does, while another thread is stuck in the recorder for longer than an exit may take.
  static func whileAThreadWrites(recordingTo file: String) throws {
    let clock = StuckClock()
    try RIBsRecorder.start(
      to: URL(fileURLWithPath: file), options: .init(clock: clock, readsHolds: false))
    RIBsRecorder.mark("first")
    Thread.detachNewThread { RIBsRecorder.mark("stuck") }
    clock.isStuck.wait()
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
