import RIBsAnalysis
import RIBsSource
import Testing

/// Whole apps in the styles of real ones, read by hand.
@Suite struct BrokenTwinTests {
  static let twins = ["careers", "home-flow", "deep-link"]

  @Test(arguments: twins)
  func `the tree of a twin has the RIBs and edges that a reader finds`(twin: String) throws {
    let expected = try ExpectedSource(twin)
    let tree = try SourceAnalysis.report(on: [expected.folder]).tree
    #expect(
      tree.ribs.map { "\($0.name) \($0.kind.rawValue) \($0.place)" }.sorted() == expected.ribs)
    let edges = tree.edges.map { edge in
      "\(tree.ribs[edge.parent].name) \(tree.ribs[edge.child].name) \(edge.grade.rawValue) \(edge.place)"
    }
    #expect(edges.sorted() == expected.edges)
  }

  @Test(arguments: twins)
  func `the hazards of a twin are those that a reader finds, and no others`(twin: String) throws {
    let expected = try ExpectedSource(twin)
    let found = try SourceAnalysis.report(on: [expected.folder]).hazards.map { finding in
      ExpectedSource.Hazard(
        rule: finding.rule, severity: finding.severity.rawValue, at: finding.at ?? "")
    }
    #expect(found.sorted() == expected.hazards)
  }

  @Test(arguments: twins)
  func `what looks wrong and is right is silent`(twin: String) throws {
    let expected = try ExpectedSource(twin)
    let findings = try SourceAnalysis.report(on: [expected.folder]).hazards
    #expect(!expected.traps.isEmpty)
    for trap in expected.traps {
      #expect(!findings.contains { $0.rule == trap.rule && $0.at == trap.at }, "\(trap)")
    }
  }
}
