import ExclusiveObservation
import Foundation
import RIBsAnalysis
import RIBsRecorder
import Testing

/// Stands in for square/workflow-swift's.
public protocol WorkflowObserver {
  /// A workflow begins to run.
  func sessionDidBegin(_ session: WorkflowSession)
  /// It runs no longer.
  func sessionDidEnd(_ session: WorkflowSession)
}

/// Stands in for square/workflow-swift's.
public struct WorkflowSession {
  /// Of one run.
  public struct Identifier: Hashable {
    let number: Int
  }

  private indirect enum Parent {
    case none
    case some(WorkflowSession)
  }

  /// The workflow's type.
  public let workflowType: Any.Type
  /// Tells siblings of one type apart.
  public let renderKey: String
  /// Of this run.
  public let sessionID: Identifier
  private let above: Parent
  /// What it runs below.
  public var parent: WorkflowSession? {
    if case .some(let parent) = above { parent } else { nil }
  }

  init(_ number: Int, _ type: Any.Type, key: String = "", below parent: WorkflowSession? = nil) {
    (sessionID, workflowType, renderKey) = (Identifier(number: number), type, key)
    above = parent.map { .some($0) } ?? .none
  }
}

private struct RootWorkflow {}
private struct CheckoutWorkflow {}
private struct PaymentWorkflow {}

/// Records workflows with the adapter that teams copy.
@Suite(.exclusiveObservation) @MainActor struct WorkflowTreeTests {
  private let file = TemporaryFile()

  @Test func `workflows are a tree that comes and goes as they run`() throws {
    try recording(to: file) {
      let tree = WorkflowTree()
      let root = WorkflowSession(1, RootWorkflow.self)
      let checkout = WorkflowSession(2, CheckoutWorkflow.self, key: "cart", below: root)
      let payment = WorkflowSession(3, PaymentWorkflow.self, below: checkout)
      for session in [root, checkout, payment] { tree.sessionDidBegin(session) }
      RIBsRecorder.mark("paying")
      // A parent ends before what runs below it.
      for session in [checkout, payment] { tree.sessionDidEnd(session) }
      RIBsRecorder.assumeSettled()
      withExtendedLifetime(tree) {}
    }
    var analyzer = TraceAnalyzer(treeAt: .mark("paying"))
    analyzer.feed([UInt8](try Data(contentsOf: file.url)))
    let report = try #require(analyzer.finish().first)
    #expect(
      report.tree.nodes.map(\.rib) == ["RootWorkflow", "CheckoutWorkflow(cart)", "PaymentWorkflow"])
    #expect(report.findings.map(\.rule) == [])
  }
}
