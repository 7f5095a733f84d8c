import RIBsTrace
import Testing

@Suite struct InvalidFieldTests {
  private static let notWhole = "is not a whole number of at most 64 bits"

  @Test(arguments: [
    ("0", "is less than 1"), ("-1", "is less than 1"),
    ("-9223372036854775808", "is less than 1"),
    ("9223372036854775808", notWhole), ("1e400", notWhole), ("1e2", notWhole), ("1.0", notWhole),
    (#""2""#, notWhole), ("true", notWhole), ("[2]", notWhole), (#"{"id":2}"#, notWhole),
    ("null", "is missing"),
  ])
  func `an id is a whole number from 1`(value: String, reason: String) {
    #expect(
      onlyLine(#"{"type":"launch","seq":4,"t":0,"id":\#(value)}"#)
        == .invalidField(key: "id", reason: reason, seq: 4))
    #expect(
      onlyLine(#"{"type":"attach","seq":4,"t":0,"id":1,"parent":\#(value)}"#)
        == .invalidField(key: "parent", reason: reason, seq: 4))
  }

  @Test(arguments: ["1", "9223372036854775807"])
  func `an id may be as great as 64 bits allow`(value: String) throws {
    let id = try #require(Int(value))
    #expect(
      onlyLine(#"{"type":"launch","seq":4,"t":0,"id":\#(value)}"#)
        == .event(TraceEvent(seq: 4, time: 0, body: .launch(id: id))))
  }

  @Test(arguments: [
    ("-1", "is negative"), ("0.5", notWhole), (#""0""#, notWhole), ("null", "is missing"),
    ("99999999999999999999", notWhole),
  ])
  func `a time is a whole number from 0`(value: String, reason: String) {
    #expect(
      onlyLine(#"{"type":"settle","seq":4,"t":\#(value)}"#)
        == .invalidField(key: "t", reason: reason, seq: 4))
  }

  @Test(arguments: [
    ("0", "is less than 1"), ("-3", "is less than 1"), ("1.5", notWhole), (#""1""#, notWhole),
  ])
  func `a number in the session is a whole number from 1`(value: String, reason: String) {
    #expect(
      onlyLine(#"{"type":"settle","seq":\#(value),"t":0}"#)
        == .invalidField(key: "seq", reason: reason, seq: nil))
  }

  @Test func `a number in the session may be missing or null`() {
    let event = TraceLine.event(TraceEvent(seq: nil, time: 0, body: .settle))
    #expect(onlyLine(#"{"type":"settle","t":0}"#) == event)
    #expect(onlyLine(#"{"type":"settle","t":0,"seq":null}"#) == event)
  }

  @Test func `a type is a text that must be there`() {
    #expect(
      onlyLine(#"{"seq":4,"t":0}"#)
        == .invalidField(key: "type", reason: "is missing", seq: 4))
    #expect(
      onlyLine(#"{"type":7,"seq":4,"t":0}"#)
        == .invalidField(key: "type", reason: "is not a string", seq: 4))
    #expect(onlyLine("{}") == .invalidField(key: "type", reason: "is missing", seq: nil))
  }

  @Test(arguments: [
    (#""type":"create","id":1,"kind":"launch""#, "rib"),
    (#""type":"create","id":1,"rib":"R""#, "kind"),
    (#""type":"create","rib":"R","kind":"launch""#, "id"),
    (#""type":"attach","id":1"#, "parent"),
    (#""type":"detach","parent":1"#, "id"),
    (#""type":"hold","id":1,"parent":2"#, "property"),
    (#""type":"unhold","id":1,"property":"p""#, "parent"),
    (#""type":"appear""#, "id"),
    (#""type":"leak","id":1,"object":"o","name":"n""#, "waited"),
    (#""type":"leak","id":1,"object":"o","waited":1"#, "name"),
    (#""type":"workflow","name":"n","phase":"start""#, "workflow"),
    (#""type":"workflow","workflow":1,"name":"n""#, "phase"),
    (#""type":"worker","worker":1,"phase":"stop""#, "name"),
    (#""type":"mark""#, "name"),
    (#""type":"drop""#, "count"),
    (#""type":"end""#, "reason"),
  ])
  func `a key that an event needs is missed by its name`(keys: String, missing: String) {
    #expect(
      onlyLine(#"{"seq":4,"t":0,\#(keys)}"#)
        == .invalidField(key: missing, reason: "is missing", seq: 4))
  }

  @Test(arguments: [
    (#""type":"create","id":1,"rib":"R","kind":"round""#, "kind"),
    (#""type":"load","id":1,"kind":"round""#, "kind"),
    (#""type":"detach","id":2,"parent":1,"cause":"whim""#, "cause"),
    (#""type":"workflow","workflow":1,"name":"n","phase":"stop""#, "phase"),
    (#""type":"worker","worker":1,"name":"n","phase":"wait""#, "phase"),
    (#""type":"end","reason":"Exit""#, "reason"),
  ])
  func `a word that the format does not know is told with those it knows`(
    keys: String, key: String
  ) throws {
    let line = try #require(onlyLine(#"{"seq":4,"t":0,\#(keys)}"#))
    guard case .invalidField(key, let reason, seq: 4) = line else {
      Issue.record("\(line)")
      return
    }
    #expect(reason.hasPrefix("is none of '"))
  }

  @Test func `strings and flags must be of their kind`() {
    let settle = #""type":"settle","seq":4,"t":0"#
    #expect(
      onlyLine(#"{\#(settle),"at":12}"#)
        == .invalidField(key: "at", reason: "is not a string", seq: 4))
    #expect(
      onlyLine(#"{\#(settle),"thread":2}"#)
        == .invalidField(key: "thread", reason: "is not a string", seq: 4))
    #expect(
      onlyLine(#"{"type":"disappear","seq":4,"t":0,"id":1,"removed":"yes"}"#)
        == .invalidField(key: "removed", reason: "is neither true nor false", seq: 4))
    #expect(
      onlyLine(
        #"{"type":"workflow","seq":4,"t":0,"workflow":1,"name":"n","phase":"wait","step":-1}"#)
        == .invalidField(key: "step", reason: "is negative", seq: 4))
  }

  @Test func `a header needs a whole version and nothing else`() {
    #expect(onlyLine(#"{"type":"trace","version":1}"#) == .header(TraceHeader()))
    #expect(onlyLine(#"{"type":"trace","version":2}"#) == .header(TraceHeader(version: 2)))
    #expect(
      onlyLine(#"{"type":"trace"}"#)
        == .invalidHeader(key: "version", reason: "is missing"))
    #expect(
      onlyLine(#"{"type":"trace","version":"1"}"#)
        == .invalidHeader(key: "version", reason: Self.notWhole))
    #expect(
      onlyLine(#"{"type":"trace","version":1,"app":1}"#)
        == .invalidHeader(key: "app", reason: "is not a string"))
    #expect(
      onlyLine(#"{"type":"trace","version":1,"checkpoint":0}"#)
        == .invalidHeader(key: "checkpoint", reason: "is less than 1"))
  }

  @Test(arguments: [
    "1", "[]", #"["a"]"#, #"{"a":1}"#, #"{"a":"b","c":null}"#, #"{"a":{}}"#, #""a""#,
  ])
  func `tags are an object of strings`(tags: String) {
    #expect(
      onlyLine(#"{"type":"trace","version":1,"tags":\#(tags)}"#)
        == .invalidHeader(key: "tags", reason: "is not an object of strings"))
  }

  @Test func `of a tag that stands twice the last counts`() {
    #expect(
      onlyLine(
        #"{"type":"trace","version":1,"tags":{"a":"1"},"tags": { "b" : "2", "b" : "\u0033" } }"#)
        == .header(TraceHeader(tags: ["b": "3"])))
    #expect(onlyLine(#"{"type":"trace","version":1,"tags":null}"#) == .header(TraceHeader()))
  }
}
