import RIBsTestSupport
import Testing

@testable import RIBsTrace

@Suite("The table of the trace format")
struct TraceFormatTests {
  @Test("Every key but 'type' stands on some line, and no line has a key twice")
  func keys() {
    let used = Set(LineFormat.all.flatMap { $0.keys.map(\.key) })
    #expect(used.union([.type]) == Set(Key.allCases))
    for format in LineFormat.all {
      #expect(Set(format.keys.map(\.key)).count == format.keys.count, "\(format.name)")
    }
  }

  @Test("A key's index is its position among all keys")
  func indices() {
    #expect(Key.allCases.map(\.index) == Array(Key.allCases.indices))
  }

  @Test(
    "An event that is taken apart has the type and the keys that the table says",
    arguments: everyBody.indices)
  func fields(index: Int) {
    let body = everyBody[index].body
    var values = FieldList<String>()
    body.emit(to: &values)
    let (type, keys) = (body.type, values.fields.map(\.key))
    let known = type.format.keys.map(\.key)
    #expect(Set(keys).isSubset(of: known))
    let required = type.format.keys.filter(\.isRequired).map(\.key)
    #expect(Set(required).subtracting([.t]).isSubset(of: keys))
    #expect(TraceEvent.Body(type, values) == body)
  }

  @Test("An event keeps every value when its strings become others", arguments: everyBody.indices)
  func map(index: Int) {
    let event = TraceEvent(
      seq: 7, time: 9, thread: "t", at: "A:1",
      introduction: TraceEvent.Introduction(rib: "R", kind: .viewable), body: everyBody[index].body)
    #expect(event.map { $0.utf8.count }.map { "\($0)" } != event)
    #expect(event.map { Array($0.utf8) }.map { String(decoding: $0, as: UTF8.self) } == event)
  }

  @Test("Events about a RIB introduce it, but 'create' needs its name and kind")
  func introductions() {
    let about = EventType.allCases.filter { $0.format.introducesRIB }.map(\.rawValue)
    #expect(
      about == [
        "launch", "attach", "activate", "load", "detach", "deactivate", "destroy", "hold", "unhold",
        "unread",
        "appear", "disappear", "leak", "holder",
      ])
  }
}
