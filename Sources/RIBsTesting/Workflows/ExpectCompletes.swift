import InstrumentedRIBs

/// Expects a workflow to complete:
///
///     await expectCompletes(LaunchProfileWorkflow(), with: rootInteractor)
///
/// It subscribes to the workflow, and returns as soon as all steps are done. The test fails if one of them fails, or if the
/// workflow does not complete in time, and the failure names the step. Workflows that the app starts itself are judged by
/// the check: `stalled-workflow` is a warning, see ``RIBTreeOptions/stall``.
///
/// - Parameters:
///   - workflow: The workflow, with its steps committed.
///   - actionableItem: The first step's item.
///   - time: How long to wait.
///   - isolation: The actor of the caller.
///   - fileID: The file of the call, for issues.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectCompletes<ActionableItem>(
  _ workflow: Workflow<ActionableItem>, with actionableItem: ActionableItem,
  within time: Duration = .seconds(1), isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  _ = workflow.subscribe(actionableItem)
  await expectCompletes(
    workflow, within: time, fileID: fileID, filePath: filePath, line: line, column: column)
  if workflow.outcome == nil { workflow.cancel() }
}

/// Expects a workflow that was subscribed to before to complete.
///
/// - Parameters:
///   - workflow: The workflow.
///   - time: How long to wait.
///   - isolation: The actor of the caller.
///   - fileID: The file of the call, for issues.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectCompletes<ActionableItem>(
  _ workflow: Workflow<ActionableItem>, within time: Duration = .seconds(1),
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let place = TestLine(fileID: fileID, path: filePath, line: line, column: column)
  let name = "\(type(of: workflow))"
  guard workflow.hasStarted else {
    return place.fail("\(name) was not started. Commit its steps and subscribe to it.")
  }
  await Patience.wait(atMost: time) { workflow.outcome != nil }
  let step = workflow.lastStep
  switch workflow.outcome {
  case .completed: break
  case .failed(let error):
    let number = step.map { " in step \($0.number)" } ?? ""
    place.fail("\(name) failed\(number): \(error)")
  case .cancelled: place.fail("\(name) was cancelled.")
  case nil:
    let state =
      step.map {
        $0.isWaiting
          ? ": step \($0.number) waits for the RIB of its actionable item to become active"
          : ": step \($0.number) has not finished"
      } ?? ""
    place.fail("\(name) did not complete within \(time)\(state).")
  }
}
