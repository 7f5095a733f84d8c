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
        return try TraceInput.inputs(at: path, passOver: Terminal.notePassedOver)
          .map { .success($0) }
      } catch {
        return [.failure(error)]
      }
    }
  }

  /// Of all together; nil where it is not known of one.
  private var size: Int? {
    inputs.reduce(0) { sum, input in
      guard let sum, case .success(let input) = input else { return sum }
      return input.size.map { sum + $0 }
    }
  }

  /// Uses as many threads as there are cores.
  func analysed(
    _ options: AnalysisOptions, _ scope: AnalysisScope, _ talk: TalkOptions
  ) -> [Outcome] {
    let outcomes = Outcomes()
    let progress = talk.progress(of: size)
    defer { progress.end() }
    let isAlone = inputs.count < ProcessInfo.processInfo.activeProcessorCount
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      let outcome = inputs[index].flatMap { input in
        Outcome {
          () throws(UnusableInput)
          in try input.analysed(options, scope, progress, isAlone: isAlone)
        }
      }
      outcomes.set(outcome, at: index)
    }
    return outcomes.inOrder
  }

  /// Analyses the traces. One that cannot be used is told on standard error and costs the others nothing.
  func usable(
    _ options: AnalysisOptions, _ scope: AnalysisScope, _ talk: TalkOptions
  ) -> (inputs: [InputReport], unusable: [UnusableInput]) {
    var inputs: [InputReport] = []
    var unusable: [UnusableInput] = []
    for outcome in analysed(options, scope, talk) {
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
