import RIBsTrace
import Testing

@Suite struct LeniencyTests {
  @Test func `a type that nobody knows is told with its number`() {
    #expect(
      onlyLine(#"{"type":"teleport","seq":5,"t":"soon","id":-1}"#)
        == .unknownType("teleport", seq: 5))
    #expect(onlyLine(#"{"type":"","seq":"five"}"#) == .unknownType("", seq: nil))
  }

  @Test func `a detach without a cause was called`() {
    #expect(
      onlyLine(#"{"type":"detach","t":0,"id":2,"parent":1}"#)
        == .event(TraceEvent(seq: nil, time: 0, body: .detach(id: 2, parent: 1, cause: .call))))
  }

  @Test func `an optional key that is null is absent`() {
    #expect(
      onlyLine(
        #"{"type":"load","seq":null,"t":0,"id":2,"at":null,"thread":null,"kind":null}"#)
        == .event(TraceEvent(seq: nil, time: 0, body: .load(id: 2))))
  }

  @Test func `of a key that stands twice the last counts`() {
    #expect(
      onlyLine(#"{"type":"end","seq":1,"t":0,"type":"settle","t":1}"#) == settle(1))
    #expect(
      onlyLine(#"{"type":"launch","t":0,"id":"two","id":2}"#)
        == .event(TraceEvent(seq: nil, time: 0, body: .launch(id: 2))))
    #expect(onlyLine(#"{"type":"settle","seq":1,"t":-1,"t":1}"#) == settle(1))
    #expect(
      onlyLine(#"{"type":"launch","seq":1,"t":0,"id":2,"id":null}"#)
        == .invalidField(key: "id", reason: "is missing", seq: 1))
  }

  @Test func `a key may be written with escapes`() {
    #expect(
      onlyLine(#"{"\u0074ype":"s\u0065ttle","seq":1,"t":1}"#) == settle(1))
  }

  @Test func `minus zero is zero`() {
    #expect(
      onlyLine(#"{"type":"settle","t":-0}"#)
        == .event(TraceEvent(seq: nil, time: 0, body: .settle)))
  }
}
