import Testing

@testable import RIBsSource

@Suite("RIBs of which one is meant")
struct UnionTests {
  @Test(arguments: [
    (["Home"], "Home"), (["Home", "Login"], "Home or Login"),
    (["A", "B", "C"], "any of three RIBs"), (["A", "B", "C", "D", "E"], "any of five RIBs"),
    ((1...10).map { "R\($0)" }, "any of ten RIBs"), ((1...11).map { "R\($0)" }, "any of 11 RIBs"),
  ])
  func `are named if they are two, and counted if they are more`(names: [String], words: String) {
    #expect(SourceFacts.union(names) == words)
  }
}
