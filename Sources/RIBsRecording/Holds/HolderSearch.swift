/// Finds out which stored properties hold objects that should be gone.
struct HolderSearch {
  /// An object that should be gone.
  struct Target {
    let rib: RIBIdentity
    let role: RouterRecord.Role
    let object: AnyObject
  }

  private let graph: ObjectGraph
  private let ribs: [Int?]
  /// For each object the edge that leads to it from the tree or from what the app has named, by the object it begins at;
  /// nil if none does.
  private let onTree: [Step?]
  /// The targets that no such edge leads to.
  private let strays: [Int]

  /// The way to an object: the object that holds it, and which of its edges does.
  private struct Step {
    let from: Int
    let edge: Int
  }

  /// - Parameters:
  ///   - living: The RIBs that are alive.
  ///   - targets: The objects that should be gone.
  ///   - workers: The classes of workers.
  ///   - isTeardown: Whether the tree itself should be gone.
  init(
    _ living: [TrackedRIBs.Living], _ targets: [Target], workers: Set<ObjectIdentifier>,
    isTeardown: Bool
  ) {
    var scope = ObjectGraph.Scope()
    scope.workers = workers
    scope.named = NamedHolders.classesNamed
    var readable = Set(targets.map { ObjectIdentifier($0.object) })
    var numbered = targets.map { ($0.object, $0.rib.id) }
    for rib in living {
      for part in [rib.router, rib.interactor].compactMap(\.self) {
        scope.insert(partOf: type(of: part), rib.runtime)
        numbered.append((part, rib.rib.id))
        readable.insert(ObjectIdentifier(part))
      }
    }
    for target in targets { scope.insert(partOf: type(of: target.object)) }
    let onTree = isTeardown ? [] : living.filter { $0.place == .onTree }.map(\.router)
    let roots = onTree + NamedHolders.objects
    let graph = ObjectGraph(
      from: roots + living.map(\.router) + targets.map(\.object), in: scope, readable: readable)
    self.init(graph, roots: roots, numbered: numbered, targets: targets)
  }

  private init(
    _ graph: ObjectGraph, roots: [AnyObject], numbered: [(AnyObject, Int)], targets: [Target]
  ) {
    self.graph = graph
    ribs = Self.numbers(numbered, in: graph)
    let onTree = Self.ways(from: roots.compactMap(graph.index), in: graph)
    self.onTree = onTree
    strays = targets.compactMap { graph.index(of: $0.object) }.filter { onTree[$0] == nil }
  }

  /// Who holds a target.
  func holders(of target: Target) -> HeldObject {
    let address = UInt(bitPattern: Unmanaged.passUnretained(target.object).toOpaque())
    var held = HeldObject(
      role: target.role, name: typeName(of: target.object), isCut: graph.isCut,
      address: "0x\(String(address, radix: 16))")
    guard let index = graph.index(of: target.object) else { return held }
    if let way = way(to: index, onTree) ?? cycle(of: index) ?? wayFromStray(to: index) {
      held.path = text(of: way, to: index)
    } else {
      held.suspects = suspects(in: index)
    }
    return held
  }

  // MARK: Ways

  /// The shortest ways from some objects to all others. A property of the runtime adds no length: a RIB's parts are one.
  private static func ways(from roots: [Int], in graph: ObjectGraph) -> [Step?] {
    var ways = [Step?](repeating: nil, count: graph.objects.count)
    var isSeen = [Bool](repeating: false, count: graph.objects.count)
    var wave = roots
    for root in roots { isSeen[root] = true }
    while !wave.isEmpty {
      var next: [Step] = []
      var current = wave
      var position = 0
      while position < current.count {
        let object = current[position]
        position += 1
        for (index, edge) in graph.edges[object].enumerated() where !isSeen[edge.target] {
          guard edge.isOfRuntime else {
            next.append(Step(from: object, edge: index))
            continue
          }
          isSeen[edge.target] = true
          ways[edge.target] = Step(from: object, edge: index)
          current.append(edge.target)
        }
      }
      wave = []
      for step in next {
        let target = graph.edges[step.from][step.edge].target
        guard !isSeen[target] else { continue }
        isSeen[target] = true
        ways[target] = step
        wave.append(target)
      }
    }
    return ways
  }

  private func way(to target: Int, _ ways: [Step?]) -> [Step]? {
    guard ways[target] != nil else { return nil }
    var way: [Step] = []
    var object = target
    while let step = ways[object] {
      way.append(step)
      object = step.from
      if object == target { break }
    }
    return way.reversed()
  }

  /// The shortest way from an object back to itself.
  private func cycle(of target: Int) -> [Step]? {
    let ways = Self.ways(from: [target], in: graph)
    var best: [Step]?
    for (object, edges) in graph.edges.enumerated() {
      guard object == target || ways[object] != nil,
        let edge = edges.firstIndex(where: { $0.target == target })
      else { continue }
      let way = (way(to: object, ways) ?? []) + [Step(from: object, edge: edge)]
      if best.map({ way.count < $0.count }) ?? true { best = way }
    }
    return best
  }

  /// The way from another object that should be gone and that nothing on the tree holds.
  private func wayFromStray(to target: Int) -> [Step]? {
    way(to: target, Self.ways(from: strays.filter { $0 != target }, in: graph))
  }

  // MARK: Words

  /// How many properties a way names at most. Of a longer one, those in its middle are left out.
  private static let mostSteps = 12

  private func text(of way: [Step], to target: Int) -> String {
    // That the tree's own RIB has an interactor and a view need not be said.
    let first = way.firstIndex { !graph.edges[$0.from][$0.edge].isOfRuntime } ?? way.count - 1
    var steps = way[first...].map { step in
      number(step.from) + graph.edges[step.from][step.edge].name
    }
    if steps.count > Self.mostSteps {
      steps.replaceSubrange(Self.mostSteps / 2..<steps.count - Self.mostSteps / 2 + 1, with: ["…"])
    }
    return (steps + [number(target) + typeName(of: graph.objects[target])])
      .joined(separator: HeldObject.separator)
  }

  private func number(_ object: Int) -> String { ribs[object].map { "\($0):" } ?? "" }

  /// The numbers of the RIBs that objects are parts of.
  private static func numbers(_ known: [(AnyObject, Int)], in graph: ObjectGraph) -> [Int?] {
    var numbers = [Int?](repeating: nil, count: graph.objects.count)
    var waiting: [Int] = []
    for (object, id) in known {
      guard let index = graph.index(of: object), numbers[index] == nil else { continue }
      numbers[index] = id
      waiting.append(index)
    }
    while let object = waiting.popLast() {
      for edge in graph.edges[object] where edge.isOfRuntime && numbers[edge.target] == nil {
        numbers[edge.target] = numbers[object]
        waiting.append(edge.target)
      }
    }
    return numbers
  }

  /// How many suspects are named.
  private static let mostSuspects = 8

  /// What hides from the search in a target and in the parts of its RIB that it holds: closures first.
  private func suspects(in target: Int) -> [HeldObject.Suspect] {
    var isSeen: Set = [target]
    var parts = [target]
    var position = 0
    while position < parts.count {
      let part = parts[position]
      position += 1
      for edge in graph.edges[part]
      where edge.isOfRuntime && ribs[edge.target] == ribs[target]
        && isSeen.insert(edge.target).inserted
      {
        parts.append(edge.target)
      }
    }
    var found: [HeldObject.Suspect] = []
    for part in parts {
      for (name, kind) in graph.opaque[part] {
        // Elements of a list are one suspect.
        let property = String(name.prefix { $0 != "[" })
        let suspect = HeldObject.Suspect(property: property, kind: kind.rawValue)
        if !found.contains(suspect) { found.append(suspect) }
      }
    }
    // Stable, so that those of the object itself come before those of its other parts.
    let sorted = found.enumerated().sorted {
      ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset)
    }
    return sorted.prefix(Self.mostSuspects).map(\.element)
  }
}

/// What the search found of an object that should be gone.
package struct HeldObject: Hashable, Sendable {
  /// The part that it plays in its RIB.
  package let role: RouterRecord.Role
  /// Its type's name.
  package let name: String
  /// Whether the search ended before it had seen all.
  package let isCut: Bool
  /// Where it is in memory.
  package let address: String
  /// The stored properties that lead to it, then its type: `1:RootRouter.history[2] > 4:ProfileRouter`. They begin at a RIB
  /// on the tree, at an object that the app has named, or at an object that should be gone. A number is the id of the RIB.
  /// Nil if no property leads to it.
  package var path: String?
  /// What may hold it unseen, if no property was found; the likeliest first.
  package var suspects: [Suspect] = []

  static let separator = " > "

  /// A stored property whose value nobody can look into.
  package struct Suspect: Hashable, Sendable {
    /// `Type.property`
    package let property: String
    /// `closure`, `subscription`, `task`, `timer` or `worker`.
    package let kind: String
  }
}
