import Testing

@testable import RIBsTesting

@Suite("What a checked test recorded")
struct RecordedRIBEventTests {
  @Test func `has each kind of event with the path of its RIB, and nothing else of the trace`() {
    let lines = [
      #""create","id":1,"rib":"Shop","kind":"launch""#,
      #""launch","id":1"#,
      #""create","id":2,"rib":"Page","kind":"viewable""#,
      #""attach","id":2,"parent":1,"at":"App/Shop.swift:7""#,
      #""hold","id":2,"parent":1,"property":"ShopRouter.page""#,
      #""activate","id":2"#,
      #""load","id":2"#,
      #""appear","id":2"#,
      #""disappear","id":2,"removed":true"#,
      #""worker","worker":1,"name":"Sync","phase":"start","id":2"#,
      #""mark","name":"here""#,
      #""detach","id":2,"parent":1"#,
      #""deactivate","id":2"#,
      #""destroy","id":2"#,
      #""settle""#,
    ].map { #"{"type":\#($0),"t":1}"# + "\n" }
    let events = RecordedRIBEvent.all(in: Array(lines.joined().utf8))
    #expect(
      events.map(\.description) == [
        "create Shop", "launch Shop", "create Page", "attach Shop/Page", "activate Shop/Page",
        "load Shop/Page", "appear Shop/Page", "disappear Shop/Page", "detach Shop/Page",
        "deactivate Shop/Page", "destroy Shop/Page",
      ])
    #expect(Set(events.map(\.kind)) == Set(RecordedRIBEvent.Kind.allCases))
    #expect(events.compactMap(\.calledAt) == ["App/Shop.swift:7"])
    #expect(Set(events.map(\.name)) == ["Shop", "Page"])
  }
}
