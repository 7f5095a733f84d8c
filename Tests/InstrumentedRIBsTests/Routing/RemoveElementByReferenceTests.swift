import InstrumentedRIBs
import Testing

@Suite struct RemoveElementByReferenceTests {
  private final class Thing {}

  @Test func `the first element that is the same object is removed`() {
    let (one, other) = (Thing(), Thing())
    var things: [AnyObject] = [other, one, other, one]
    things.removeElementByReference(one)
    #expect(things.map { $0 === one } == [false, false, true])
  }

  @Test func `an array without the object stays as it is`() {
    var things = [Thing(), Thing()]
    things.removeElementByReference(Thing())
    #expect(things.count == 2)
  }
}
