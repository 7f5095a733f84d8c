#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The programs to compare with, and where they are.
struct Peers {
  /// The folder of what is measured, built as it is released.
  let release: String
  /// The folder of the peers that this package builds.
  let programs: String
  /// The folder with what `scripts/setup bench` put there.
  let scratch: String
  /// The folder of the peers that are scripts.
  let scripts: String

  typealias Found = Result<Command, ProcessContest.Missing>

  func own(_ name: String, _ arguments: [String], input: String? = nil) -> Found {
    .success(Command(program: "\(release)/\(name)", arguments: arguments, input: input))
  }

  func built(_ name: String, _ arguments: [String]) -> Found {
    .success(Command(program: "\(programs)/\(name)", arguments: arguments))
  }

  /// A script that can be run.
  func script(_ name: String, _ arguments: [String]) -> Found {
    .success(Command(program: "\(scripts)/\(name)", arguments: arguments))
  }

  /// A program on the PATH.
  func installed(_ name: String, _ arguments: [String]) -> Found {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    for folder in folders.split(separator: ":") where isThere("\(folder)/\(name)") {
      return .success(Command(program: "\(folder)/\(name)", arguments: arguments))
    }
    return missing(name)
  }

  /// A script in the environment that has Python's packages.
  func python(_ script: String, _ arguments: [String]) -> Found {
    let program = "\(scratch)/venv/bin/python"
    guard isThere(program) else { return missing("environment for Python") }
    return .success(Command(program: program, arguments: ["\(scripts)/\(script)"] + arguments))
  }

  private func missing(_ name: String) -> Found {
    .failure(ProcessContest.Missing(reason: "no \(name) (scripts/setup bench)"))
  }

  private func isThere(_ path: String) -> Bool { access(path, X_OK) == 0 }
}
