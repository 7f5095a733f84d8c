#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What one run of a program took.
struct Measurement {
  /// From its start to its end, in seconds.
  var elapsed: Double
  /// Of all its threads, in seconds.
  var processor: Double
  /// The most memory it had at once, in bytes. What this process holds is the least that can be seen: the
  /// system counts it from before the program took over.
  var memory: Int

  enum Failure: Error {
    case cannotStart(String)
    case failed(Int32)
    case timedOut

    /// - Parameter limit: The seconds after which a run is ended.
    func words(limit: Int) -> String {
      switch self {
      case .cannotStart(let reason): "cannot be started: \(reason)"
      case .failed(let code):
        code < 0 ? "ended by signal \(-code)" : "failed with exit code \(code)"
      case .timedOut: "ended after \(limit) s"
      }
    }
  }

  /// Runs a program once; what it prints is thrown away.
  ///
  /// - Parameters:
  ///   - successes: The exit codes that are no failure.
  ///   - limit: After so many seconds it is ended.
  init(_ command: Command, successes: Set<Int32> = [0], limit: Int) throws(Failure) {
    // Without it the signal would end this process instead of the wait.
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = { _ in }
    #else
      action.__sigaction_u.__sa_handler = { _ in }
    #endif
    sigaction(SIGALRM, &action, nil)

    let start = Self.now()
    let process = try Self.start(command)
    var timer = itimerval(
      it_interval: timeval(tv_sec: 0, tv_usec: 100_000),
      it_value: timeval(tv_sec: limit, tv_usec: 0))
    Self.setTimer(&timer)
    var (status, usage) = (Int32(0), rusage())
    var isLate = false
    while wait4(process, &status, 0, &usage) < 0 {
      isLate = true
      kill(process, SIGKILL)
    }
    elapsed = Self.now() - start
    timer = itimerval()
    Self.setTimer(&timer)
    if isLate { throw .timedOut }
    // The low bits name a signal, the next eight are the exit code.
    guard status & 0x7F == 0, successes.contains(status >> 8 & 0xFF) else {
      throw .failed(status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F))
    }
    processor = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      memory = usage.ru_maxrss
    #else
      memory = usage.ru_maxrss * 1024
    #endif
  }

  private static func start(_ command: Command) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, command.input ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
    var arguments = ([command.program] + command.arguments).map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let error = posix_spawnp(&process, command.program, &files, nil, &arguments, environ)
    guard error == 0 else { throw .cannotStart(String(cString: strerror(error))) }
    return process
  }

  private static func setTimer(_ timer: inout itimerval) {
    #if canImport(Glibc)
      setitimer(__itimer_which_t(0), &timer, nil)
    #else
      setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
