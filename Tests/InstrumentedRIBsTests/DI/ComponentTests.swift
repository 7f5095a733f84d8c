import Dispatch
import Foundation
import InstrumentedRIBs
import Testing

private final class Service {}

private final class RootComponent: Component<any EmptyDependency> {
  var service: Service { shared { Service() } }
  var other: Service { shared { Service() } }
  var fresh: Service { Service() }
  var maybe: Service? { shared { Optional<Service>.none } }
  var nested: [Service] { shared { [service, other] } }
  private(set) var made = 0
  var counted: Int? {
    shared {
      made += 1
      return nil
    }
  }
}

@Suite struct ComponentTests {
  private let component = RootComponent(dependency: EmptyComponent())

  @Test func `a shared property returns one instance`() {
    #expect(component.service === component.service)
    #expect(component.fresh !== component.fresh)
  }

  @Test func `two shared properties of one type return two instances`() {
    #expect(component.service !== component.other)
  }

  @Test func `a shared nil is made once`() {
    #expect(component.counted == nil)
    #expect(component.counted == nil)
    #expect(component.made == 1)
  }

  @Test func `a factory may use other shared properties`() {
    #expect(component.nested.first === component.service)
    #expect(component.nested.last === component.other)
  }

  @Test func `two components share nothing`() {
    let other = RootComponent(dependency: EmptyComponent())
    #expect(component.service !== other.service)
  }

  @Test func `several threads at once get the same instance`() {
    nonisolated(unsafe) let component = component
    nonisolated(unsafe) var seen: [ObjectIdentifier] = []
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: 50) { _ in
      let service = ObjectIdentifier(component.service)
      lock.withLock { seen.append(service) }
    }
    #expect(seen.count == 50)
    #expect(Set(seen).count == 1)
  }
}
