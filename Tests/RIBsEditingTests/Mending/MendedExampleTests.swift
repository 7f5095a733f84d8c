import Foundation
import RIBsAnalysis
import RIBsEditing
import RIBsSource
import RIBsTestSupport
import SourceExamples
import Testing

/// The examples of the rules, mended. What is changed in each is compared with a file that people have read.
@Suite("A mended example")
struct MendedExampleTests {
  @Test(arguments: ExampleFile.rules)
  func `has lost what was mended and got nothing new`(rule: String) throws {
    var changes = ""
    for example in ExampleFile.all where example.rule == rule {
      let before = try example.report()
      let mending = try Mending(before, of: app(example))
      guard !mending.mended.isEmpty else { continue }
      let patch = mending.patch { $0 }
      changes += "\(example.name): \(mending.mended.map { "\($0.place) \($0.rule)" })\n"
      changes += patch.text.split(separator: "\n").filter { line in
        (line.hasPrefix("+") || line.hasPrefix("-")) && !line.hasPrefix("+++")
          && !line.hasPrefix("---")
      }.map { "\($0)\n" }.joined()

      let edited = Dictionary(uniqueKeysWithValues: patch.files.map { ($0.path, $0.after ?? "") })
      let after = try example.report(edited: edited)
      #expect(after.remarks == before.remarks, "\(example)")
      let expected = before.hazards.map(\.fingerprint).removing(mending.mended.map(\.fingerprint))
      #expect(after.hazards.map(\.fingerprint).isPart(of: expected), "\(example)")
      let again = try Mending(
        after, of: app(example, edited))
      #expect(again.mended.isEmpty, "\(example)")
    }
    if !changes.isEmpty { try expectGolden(changes, "\(rule).txt") }
  }

  private func app(_ example: ExampleFile, _ edited: [String: String] = [:]) -> Mending.App {
    Mending.App(
      text: { edited[$0] ?? example.text($0) },
      report: { try example.report(edited: edited.merging($0) { $1 }) },
      chosen: { $0.hazards.filter { $0.exemption == nil } })
  }
}

extension [String] {
  /// What is left without some elements, each of which is taken out once.
  fileprivate func removing(_ others: [String]) -> [String] {
    var rest = self
    for other in others {
      if let index = rest.firstIndex(of: other) { rest.remove(at: index) }
    }
    return rest
  }

  /// Whether another list has each element at least as often.
  fileprivate func isPart(of other: [String]) -> Bool { removing(other).isEmpty }
}
