import Dispatch
import Foundation
import RIBsAnalysis

/// Several traces, analysed in parallel and reported in order.
struct TraceBatch {
  typealias Outcome = Result<InputReport, UnusableInput>

  private let inputs: [TraceFiles.Found]

  /// - Parameter paths: Traces and folders of them.
  init(_ paths: [String]) { self.init(TraceFiles(paths)) }

  init(_ files: TraceFiles) { inputs = files.found }

  private init(_ inputs: [TraceFiles.Found]) { self.inputs = inputs }

  /// The traces in batches, so that not all reports are in memory at once.
  ///
  /// - Parameter size: How many are in a batch.
  func batches(of size: Int) -> [TraceBatch] {
    stride(from: 0, to: inputs.count, by: size).map {
      TraceBatch(Array(inputs[$0..<min($0 + size, inputs.count)]))
    }
  }

  /// The total size; nil if one size is unknown.
  private var size: Int? {
    inputs.reduce(0) { sum, input in
      guard let sum, case .success(let input) = input else { return sum }
      return input.size.map { sum + $0 }
    }
  }

  /// Uses one thread per core.
  func analysed(
    _ options: AnalysisOptions, _ scope: AnalysisScope, _ verbosity: QuietOption
  ) -> [Outcome] {
    let outcomes = Outcomes()
    let isAlone = inputs.count < ProcessInfo.processInfo.activeProcessorCount
    verbosity.showProgress(ReadAmount(of: size)) { progress in
      DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
        let outcome = inputs[index].flatMap { input in
          Outcome {
            () throws(UnusableInput)
            in try input.analysed(options, scope, progress, isAlone: isAlone)
          }
        }
        outcomes.set(outcome, at: index)
      }
    }
    return outcomes.inOrder
  }

  /// Analyses the traces. Reports an unusable trace on standard error and continues with the others.
  func usable(
    _ options: AnalysisOptions, _ scope: AnalysisScope, _ verbosity: QuietOption
  ) -> (inputs: [InputReport], unusable: [UnusableInput]) {
    var inputs: [InputReport] = []
    var unusable: [UnusableInput] = []
    for outcome in analysed(options, scope, verbosity) {
      switch outcome {
      case .success(let input): inputs.append(input)
      case .failure(let input):
        Terminal.complain(input.description)
        unusable.append(input)
      }
    }
    return (inputs, unusable)
  }
}

/// The results of several threads, in the order of the inputs.
private final class Outcomes: @unchecked Sendable {
  private let lock = NSLock()
  private var outcomes: [Int: TraceBatch.Outcome] = [:]

  func set(_ outcome: TraceBatch.Outcome, at index: Int) {
    lock.withLock { outcomes[index] = outcome }
  }

  var inOrder: [TraceBatch.Outcome] {
    lock.withLock { outcomes.sorted { $0.key < $1.key }.map(\.value) }
  }
}
