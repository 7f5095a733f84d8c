import RIBsTrace
import Testing

@testable import RIBsRecorder
@testable import RIBsRecording

@Suite struct HoldLedgerTests {
  private func hold(_ id: Int, _ property: String) -> RIBHold {
    RIBHold(child: RIBIdentity(id: id, name: "R", kind: .viewless), property: property)
  }

  @Test
  func `only changes are reported: first the holds that ended, then the new ones, each in order`() {
    var ledger = HoldLedger()
    #expect(
      ledger.changes(parent: 1, holds: [hold(2, "a"), hold(3, "b")]) == [
        .hold(id: 2, parent: 1, property: "a"), .hold(id: 3, parent: 1, property: "b"),
      ])
    #expect(ledger.changes(parent: 1, holds: [hold(2, "a"), hold(3, "b")]) == [])
    #expect(
      ledger.changes(parent: 1, holds: [hold(4, "a")]) == [
        .unhold(id: 2, parent: 1, property: "a"), .unhold(id: 3, parent: 1, property: "b"),
        .hold(id: 4, parent: 1, property: "a"),
      ])
    #expect(ledger.changes(parent: 1, holds: []) == [.unhold(id: 4, parent: 1, property: "a")])
  }

  @Test func `a parent that is read no longer changes nothing until it is forgotten`() {
    var ledger = HoldLedger()
    _ = ledger.changes(parent: 1, holds: [hold(2, "a")])
    ledger.close(parent: 1)
    #expect(ledger.changes(parent: 1, holds: []) == [])
    #expect(ledger.changes(parent: 1, holds: [hold(3, "b")]) == [])
    #expect(
      ledger.changes(parent: 2, holds: [hold(3, "b")]) == [.hold(id: 3, parent: 2, property: "b")])
    ledger.forget(parent: 1)
    #expect(
      ledger.changes(parent: 1, holds: [hold(2, "a")]) == [.hold(id: 2, parent: 1, property: "a")])
  }

  @Test func `two parents are separate, and a forgotten parent reports no unholds`() {
    var ledger = HoldLedger()
    _ = ledger.changes(parent: 1, holds: [hold(3, "a")])
    #expect(
      ledger.changes(parent: 2, holds: [hold(3, "a")]) == [.hold(id: 3, parent: 2, property: "a")])
    ledger.forget(parent: 1)
    #expect(ledger.changes(parent: 1, holds: []) == [])
  }
}
