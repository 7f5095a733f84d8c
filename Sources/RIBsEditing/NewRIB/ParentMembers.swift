import RIBsSource
import SwiftSyntax

/// The names that a parent's code has for a child.
struct ParentMembers {
  /// The property with the child's builder: `profileBuilder`.
  let builder: String
  /// The property with the attached child: `profile`.
  let slot: String
  /// The property that says whether it is to be attached, where routes wait: `isProfileWanted`.
  let wanted: String
  /// The function that attaches it: `routeToProfile`.
  let route: String
  /// The function that detaches it: `detachProfile`.
  let detach: String
  /// What the router shows a child's view on: `viewController`.
  let view: String

  /// Names the child as most of the parent's other children are named.
  ///
  /// - Parameters:
  ///   - router: The parent's router.
  ///   - routing: The names of the functions through which its interactor calls it.
  init(_ names: RIBNames, router: Declaration, routing: [String], view: String) {
    var properties: [(name: String, type: String)] = []
    for variable in router.properties {
      for binding in variable.bindings {
        guard let type = binding.typeAnnotation?.type else { continue }
        properties.append((binding.pattern.trimmedDescription, type.baseName))
      }
    }
    /// The most frequent ending of the names of properties with types of an ending.
    func ending(_ type: String, of endings: [String]) -> String {
      let names = properties.filter { $0.type.hasSuffix(type) }.map(\.name)
      let counts = endings.map { ending in
        names.count { name in
          ending.isEmpty
            ? !endings.contains { $0 != "" && name.hasSuffix($0) } : name.hasSuffix(ending)
        }
      }
      let most = counts.max() ?? 0
      return counts.firstIndex(of: most).map { endings[$0] } ?? endings[0]
    }
    let taken = Set(router.names)
    builder = names.property + ending("Buildable", of: ["Builder", "Buildable"])
    let own = names.property + ending("Routing", of: ["", "Router", "Routing"])
    slot = taken.contains(own) ? "\(names.property)Router" : own
    let attaches = routing.count { $0.hasPrefix("attach") }
    let routes = routing.count { $0.hasPrefix("routeTo") }
    route = (attaches > routes ? "attach" : "routeTo") + names.rib
    detach = "detach\(names.rib)"
    wanted = "is\(names.rib)Wanted"
    self.view = view
  }
}
