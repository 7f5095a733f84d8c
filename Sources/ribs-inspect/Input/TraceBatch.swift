import Dispatch
import Foundation
import RIBsAnalysis

/// Several traces, analysed side by side and told in their order.
struct TraceBatch {
  typealias Outcome = Result<InputReport, UnusableInput>

  private let inputs: [Result<TraceInput, UnusableInput>]

  /// - Parameter paths: Traces and folders of them.
  init(_ paths: [String]) {
    inputs = paths.flatMap { path -> [Result<TraceInput, UnusableInput>] in
      do throws(UnusableInput) {
        return try TraceInput.inputs(at: path).map { .success($0) }
      } catch {
        return [.failure(error)]
      }
    }
  }

  /// Uses as many threads as there are cores.
  func analysed(_ options: AnalysisOptions) -> [Outcome] {
    let outcomes = Outcomes()
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      let outcome = inputs[index].flatMap { input in
        Outcome { () throws(UnusableInput) in try input.analysed(options) }
      }
      outcomes.set(outcome, at: index)
    }
    return outcomes.inOrder
  }

  /// Analyses the traces. One that cannot be used is told on standard error and costs the others nothing.
  func usable(_ options: AnalysisOptions) -> (inputs: [InputReport], unusable: [UnusableInput]) {
    var inputs: [InputReport] = []
    var unusable: [UnusableInput] = []
    for outcome in analysed(options) {
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

/// What several threads found out, in the order of what they were asked.
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
