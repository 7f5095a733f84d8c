import Foundation
import RIBsTestSupport
import Testing

@testable import ribs_inspect

@Suite("docs/doctor.md")
struct DoctorPageTests {
  @Test func `lists every check, in the order of the catalogue`() throws {
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/doctor.md"), encoding: .utf8)
    let listed = page.matches(of: /(?m)^\| `([a-z-]+)` \|/).map { String($0.output.1) }
    var known: Set<String> = []
    #expect(listed.filter { known.insert($0).inserted } == SetupCatalogue.checks.map { $0.id })
  }
}
