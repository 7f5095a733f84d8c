import Foundation
import RIBsRecorder

/// A small app that tests kill, starve and let exit, which they cannot do to the process they run in.
@main enum RecorderProbe {
  @MainActor static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor private static func run(_ arguments: [String]) throws {
    takeSignalsAsAppsDo()
    // A test that waits for a program that hangs would wait forever.
    alarm(300)
    // Without a file it is an app that leaves it to the environment whether it is recorded.
    if arguments == ["app"] { return UnknowingApp.run() }
    if arguments == ["opt-in"] {
      print(RIBsRecorder.startFromEnvironment())
      return UnknowingApp.run()
    }
    guard arguments.count >= 2 else { throw Usage() }
    let (file, rest) = (arguments[1], Array(arguments.dropFirst(2)))
    switch arguments[0] {
    case "kill": try OpenAndClose(rest).run(recordingTo: file)
    case "tap": try DoubleTap(rest).run(recordingTo: file)
    case "settle": try KeptInteractor(rest).run(recordingTo: file)
    case "limit": try FileSizeLimit(rest).run(recordingTo: file)
    case "anew": try Leaving.afterStart(recordingTo: file, sizeLimit: rest)
    case "exit": try Leaving.withoutStopping(recordingTo: file)
    case "own":
      try RecorderProbe.record(to: file)
      UnknowingApp.run()
    case "stuck": try Leaving.whileAThreadWrites(recordingTo: file)
    case "fork": try Leaving.inChildProcess(recordingTo: file)
    case "empty": try EmptiedTrace(rest).run(recordingTo: file)
    case "signals": try SignalHandlers.compare(recordingTo: file)
    case "full": try FullDisk(rest).run(recordingTo: file)
    default: throw Usage()
    }
  }

  /// The process that started this one may have blocked or ignored the signals that end an app.
  private static func takeSignalsAsAppsDo() {
    signal(SIGXFSZ, SIG_DFL)
    signal(SIGPIPE, SIG_DFL)
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  /// Starts recording. The session is named after the process, so that a test finds it.
  static func record(to file: String, keepsLast: Int? = nil) throws {
    try RIBsRecorder.start(
      to: URL(fileURLWithPath: file),
      options: .init(session: String(getpid()), readsHolds: true, keepsLast: keepsLast))
  }
}

/// The arguments are wrong.
struct Usage: Error, CustomStringConvertible {
  let description = """
    recorder-probe kill FILE ACK THREADS [BYTES]
                                           opens and closes RIBs until it is killed, and keeps the last BYTES
    recorder-probe tap FILE main|thread    opens two RIBs from one route on that thread, and is killed
    recorder-probe settle FILE SECONDS sync|async
                                           keeps an interactor, waits SECONDS at most, and prints whether it settled
    recorder-probe limit FILE BYTES COUNT  records COUNT marks in so much room, and COUNT in more
    recorder-probe anew FILE BYTES         records into a file of at most so many bytes, and exits
    recorder-probe exit FILE               records and exits without a stop
    recorder-probe own FILE                records an app that opens and closes a RIB
    recorder-probe stuck FILE              records and exits while another thread is stuck in the recorder
    recorder-probe fork FILE               records on after a forked child has recorded and exited
    recorder-probe empty FILE BYTES COUNT  records COUNT marks, cuts FILE to BYTES, and records COUNT more
    recorder-probe signals FILE            prints the signals whose handlers a recording changes
    recorder-probe full FILE OTHER COUNT   records COUNT marks on a full disk, removes OTHER, and records COUNT more
    recorder-probe app                     opens and closes a RIB, and never calls a recorder
    recorder-probe opt-in                  the same, after it lets RIBS_TRACE start a recording, and prints whether it did
    """
}
