// An object that keeps children by their names.
import RIBs

final class ChildBag {
  private var children: [String: Routing] = [:]

  func has(_ name: String) -> Bool { children[name] != nil }

  func add(_ child: Routing, named name: String) { children[name] = child }

  func remove(_ name: String) -> Routing? { children.removeValue(forKey: name) }

  func detachAll(from parent: Routing) {
    for child in children.values { parent.detachChild(child) }
    children.removeAll()
  }

  func forgetAll() { children = [:] }
}
