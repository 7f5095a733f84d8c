import Foundation
import RIBsAnalysis

/// Files that were read and parsed, with one thread a core.
struct ParsedFiles {
  private(set) var files: [SourceFile] = []
  private(set) var remarks: [Remark] = []

  private enum Outcome: Sendable {
    case parsed(SourceFile, [Remark])
    case unreadable(Remark)
  }

  /// - Parameters:
  ///   - files: The files.
  ///   - edited: The text of those that are not to be read from the disk, by name.
  ///   - advanced: Called with the number of files read and the number of all files, from any thread.
  init(
    _ files: [SwiftFiles.File], edited: [String: String] = [:],
    advanced: @escaping @Sendable (_ files: Int, _ of: Int) -> Void
  ) {
    let outcomes = Outcomes(count: files.count)
    let threads = max(1, min(ProcessInfo.processInfo.activeProcessorCount, files.count))
    let finished = DispatchGroup()
    for _ in 0..<threads {
      finished.enter()
      let thread = Thread {
        while let index = outcomes.next() {
          outcomes.set(Self.read(files[index], edited[files[index].name]), at: index)
          advanced(index + 1, files.count)
        }
        finished.leave()
      }
      thread.stackSize = DeepStack.size
      thread.start()
    }
    finished.wait()
    for outcome in outcomes.all {
      switch outcome {
      case .parsed(let file, let remarks):
        self.files.append(file)
        self.remarks += remarks
      case .unreadable(let remark): remarks.append(remark)
      case nil: break
      }
    }
  }

  private static func read(_ file: SwiftFiles.File, _ edited: String?) -> Outcome {
    guard
      let data = edited.map({ Data($0.utf8) }) ?? FileManager.default.contents(atPath: file.path)
    else {
      return .unreadable(
        Remark(
          file: file.name, line: nil,
          message: "the file cannot be read and was left out. Check its permissions."))
    }
    var remarks: [Remark] = []
    if String(validating: data, as: UTF8.self) == nil {
      remarks.append(
        Remark(
          file: file.name, line: nil,
          message: "the file is not UTF-8 text. What is not was replaced. Save it as UTF-8."))
    }
    if let nesting = data.tooDeepNesting {
      return .unreadable(
        Remark(
          file: file.name, line: nil,
          message:
            "the file has \(nesting) in each other and was left out. If it is generated, leave it out with --exclude."
        ))
    }
    let reader = SwiftFileReader(
      String(decoding: data, as: UTF8.self), path: file.name, module: file.module,
      moduleFolder: file.moduleFolder, isolation: file.isolation)
    if let problem = reader.problem {
      remarks.append(Remark(file: file.name, line: problem.line, message: problem.message))
    }
    return .parsed(reader.file, remarks)
  }

  /// The results of several threads, in the order of the files.
  private final class Outcomes: @unchecked Sendable {
    private let lock = NSLock()
    private var following = 0
    private var outcomes: [Outcome?]

    init(count: Int) { outcomes = Array(repeating: nil, count: count) }

    func next() -> Int? {
      lock.withLock {
        guard following < outcomes.count else { return nil }
        defer { following += 1 }
        return following
      }
    }

    func set(_ outcome: Outcome, at index: Int) { lock.withLock { outcomes[index] = outcome } }

    var all: [Outcome?] { lock.withLock { outcomes } }
  }
}
