/// Finds the stored properties of a router and its interactor that refer to the router's children.
///
/// It looks through optionals, arrays, dictionaries and sets, up the superclasses to the runtime's own:
/// `children` holds every child by design. A weak or unowned property holds nothing.
struct HoldReader {
  let parent: RouterNode
  let session: ObservationSession

  /// All holds, sorted, so that two readings can be compared.
  func holds() -> [RIBHold] {
    guard let id = parent.observed?.identity.id else { return [] }
    var found: Set<RIBHold> = []
    for owner in [parent, parent.interactable] as [AnyObject] {
      let baseClass = type(of: parent).baseClass
      StrongProperties.visit(owner, upTo: { $0 == baseClass || $0 == Interactor.self }) {
        property, value in
        visitRouters(in: value) { router in
          guard let node = router as? RouterNode, let child = node.observed,
            child.lastParentID == id, child.session === session
          else { return }
          found.insert(RIBHold(child: child.identity, property: property))
        }
      }
    }
    return found.sorted { ($0.child.id, $0.property) < ($1.child.id, $1.property) }
  }

  /// Containers in containers are followed with a list of their own, not by recursion.
  private func visitRouters(in value: Any, _ visit: (any Routing) -> Void) {
    var waiting = [value]
    while let next = waiting.popLast() {
      if let router = next as? any Routing {
        visit(router)
      } else if type(of: next) is AnyObject.Type {
        continue
      } else if let container = next as? any ElementContainer {
        if container.mayHoldObjects { waiting += container.heldElements }
      }
    }
  }
}

/// A standard container, as far as looking for routers goes.
private protocol ElementContainer {
  /// False where all elements are plain values: an array of a million numbers is not walked.
  var mayHoldObjects: Bool { get }
  var heldElements: [Any] { get }
}

private func mayHoldObjects<Element>(_ type: Element.Type, sample: Element?) -> Bool {
  guard let sample else { return false }
  // A list of models may be long; a class that is no router holds none as an element.
  if type is AnyObject.Type { return type is any Routing.Type }
  if type is any ElementContainer.Type { return true }
  // An existential's dynamic type is another than its static one.
  return Swift.type(of: sample as Any) != type
}

extension Optional: ElementContainer {
  fileprivate var mayHoldObjects: Bool { self != nil }
  fileprivate var heldElements: [Any] { map { [$0] } ?? [] }
}

extension Array: ElementContainer {
  fileprivate var mayHoldObjects: Bool {
    InstrumentedRIBs.mayHoldObjects(Element.self, sample: first)
  }
  fileprivate var heldElements: [Any] { map { $0 } }
}

extension Set: ElementContainer {
  fileprivate var mayHoldObjects: Bool {
    InstrumentedRIBs.mayHoldObjects(Element.self, sample: first)
  }
  fileprivate var heldElements: [Any] { map { $0 } }
}

extension Dictionary: ElementContainer {
  fileprivate var mayHoldObjects: Bool {
    InstrumentedRIBs.mayHoldObjects(Value.self, sample: first?.value)
  }
  fileprivate var heldElements: [Any] { values.map { $0 } }
}
