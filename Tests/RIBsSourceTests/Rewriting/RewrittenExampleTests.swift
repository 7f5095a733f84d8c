import Foundation
import RIBsAnalysis
import RIBsSource
import SourceExamples
import Testing

/// What is said of an app does not depend on how it is written.
///
/// Each example is written in one other way, which its name chooses: another example changes nothing about it.
/// `RIBS_ALL_REWRITINGS=sheet` writes the examples with `sheet` in their names in all ways.
@Suite struct RewrittenExampleTests {
  private static let inAllWays = ProcessInfo.processInfo.environment["RIBS_ALL_REWRITINGS"]

  @Test(arguments: Rewriting.all.indices)
  func `an app that is written differently has the same hazards`(index: Int) throws {
    let rewriting = Rewriting.all[index]
    for example in ExampleFile.all
    where Self.inAllWays.map(example.name.contains) ?? (example.way == index) {
      guard let rewritten = example.rewritten(rewriting.rewrite) else { continue }
      let (before, after) = (try example.warnings(), try rewritten.warnings())
      if rewriting.keepsHazards {
        #expect(after == before, "\(rewriting): \(example)")
      } else {
        let added = Set(after.map(\.rule)).subtracting(before.map(\.rule))
        #expect(added.isEmpty, "\(rewriting): \(example)")
      }
    }
  }

  @Test(arguments: Rewriting.all.indices)
  func `each way of writing changes an example`(index: Int) {
    #expect(ExampleFile.all.contains { $0.rewritten(Rewriting.all[index].rewrite) != nil })
  }
}

extension ExampleFile {
  /// The index of a rewriting, the same as long as the example has its name.
  fileprivate var way: Int {
    description.utf8.reduce(0) { ($0 * 31 + Int($1)) % 1_000_003 } % Rewriting.all.count
  }
}
