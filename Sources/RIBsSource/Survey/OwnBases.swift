import RIBsAnalysis

/// The classes that look like the base classes of a team's own runtime.
///
/// Names decide which classes these are, since nothing else tells a base router from a base view. It is a guess that
/// people see and check before it stands in their config.
package struct OwnBases: Sendable, Equatable {
  /// The base classes of routers, by name.
  package private(set) var routers: [String] = []
  /// The base classes of interactors, by name.
  package private(set) var interactors: [String] = []
  /// The base classes of builders, by name.
  package private(set) var builders: [String] = []
  /// The functions of routers that seem to attach and detach their first argument, such as `add(child:)`.
  package private(set) var attach: [String] = []
  package private(set) var detach: [String] = []

  /// So many classes make their superclass a base class.
  private static let fewest = 2

  /// Nil if no class looks like the base class of routers.
  init?(_ app: AppIndex) {
    routers = Self.bases(ending: "Router", in: app)
    guard !routers.isEmpty else { return nil }
    interactors = Self.bases(ending: "Interactor", in: app)
    builders = Self.bases(ending: "Builder", in: app)
    attach = functions(beginning: ["attach", "add", "push"], in: app)
    detach = functions(beginning: ["detach", "remove", "pop"], in: app)
  }

  /// The config's value.
  package var runtime: OwnRuntime {
    var runtime = OwnRuntime()
    (runtime.routers, runtime.interactors, runtime.builders) = (routers, interactors, builders)
    runtime.attach = attach.compactMap(OwnRuntime.Function.init)
    runtime.detach = detach.compactMap(OwnRuntime.Function.init)
    return runtime
  }

  /// The classes from which at least two classes with such a name inherit, and which have such a name themselves.
  private static func bases(ending: String, in app: AppIndex) -> [String] {
    var counts: [String: Int] = [:]
    for type in app.types where type.kind == .class && type.name.hasSuffix(ending) {
      let names = type.inherited.prefix(1).compactMap(\.type.name)
      for name in names where name.hasSuffix(ending) && !name.contains(".") {
        counts[name, default: 0] += 1
      }
    }
    return counts.filter { $0.value >= fewest }.keys.sorted()
  }

  /// The functions of the routers' base classes with such a name that take another of their kind first: the class
  /// itself, or a class or protocol that it is.
  private func functions(beginning words: [String], in app: AppIndex) -> [String] {
    let bases = app.types.filter { routers.contains($0.name) }
    let known = ["attachChild(_:)", "detachChild(_:)"]
    let found = bases.flatMap { base in
      let kind = Set([base.name] + app.ancestors[base.id].map { app.types[$0].name })
      return base.allMethods.map(\.item).filter { function in
        guard let first = function.parameters.first?.type else { return false }
        return words.contains(where: function.name.hasPrefix)
          && !kind.isDisjoint(with: first.names)
      }.map { function in
        let labels = function.parameters.map { "\($0.label ?? "_"):" }.joined()
        return "\(function.name)(\(labels))"
      }
    }
    return Set(found).subtracting(known).sorted()
  }
}
