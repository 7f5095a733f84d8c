import RIBsAnalysis

/// A static tree from a script. Each line is one value:
///
///     launch Root in App @App/RootRouter.swift:3       a RIB, where its kind, module or place matters; also
///                                                      `viewable` and `router`
///     Root attaches Home @App/RootRouter.swift:20      an edge; also `builds` and `declares`
///     Root attaches Feed @App/RootRouter.swift:21 wrapped
///     Root detaches Home,Feed @App/RootRouter.swift:30
///
/// A RIB without a line of its own is viewable, in the module `App`, at `App/<Name>Router.swift:1`.
package func staticTree(_ script: String) -> StaticTree {
  let lines = script.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  var ribs: [String: StaticRIB] = [:]
  func introduce(_ name: String) {
    guard ribs[name] == nil else { return }
    let place = SourcePlace(file: "App/\(name)Router.swift", line: 1)
    ribs[name] = StaticRIB(name: name, module: "App", kind: .viewable, place: place)
  }
  for words in lines {
    if let kind = StaticRIB.Kind(rawValue: words[0]) {
      introduce(words[1])
      ribs[words[1]]?.kind = kind
      if words.contains("in") { ribs[words[1]]?.module = words[3] }
      if let place = place(words) { ribs[words[1]]?.place = place }
    } else {
      for name in [words[0]] + words[2].split(separator: ",").map(String.init) { introduce(name) }
    }
  }
  let sorted = ribs.values.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
  func index(_ name: String) -> Int { sorted.firstIndex { $0.name == name } ?? 0 }

  let grades: [String: StaticEdge.Grade] = [
    "attaches": .attached, "builds": .built, "declares": .declared,
  ]
  var edges: [StaticEdge] = []
  var detaches: [StaticDetach] = []
  for words in lines where StaticRIB.Kind(rawValue: words[0]) == nil {
    let at = place(words) ?? SourcePlace(file: "App/\(words[0])Router.swift", line: 2)
    let isWrapped = words.last == "wrapped"
    if let grade = grades[words[1]] {
      edges.append(
        StaticEdge(
          parent: index(words[0]), child: index(words[2]), grade: grade, place: at,
          usesWrapper: isWrapped))
    } else {
      let children = words[2].split(separator: ",").map { index(String($0)) }
      detaches.append(
        StaticDetach(
          parent: index(words[0]), children: children, place: at, usesWrapper: isWrapped))
    }
  }
  edges.sort {
    ($0.parent, $0.child, $0.grade, $0.place) < ($1.parent, $1.child, $1.grade, $1.place)
  }
  return StaticTree(ribs: sorted, edges: edges, detaches: detaches)
}

private func place(_ words: [String]) -> SourcePlace? {
  words.first { $0.hasPrefix("@") }.flatMap { SourcePlace(String($0.dropFirst())) }
}

/// A hazard at a line of the source.
///
/// - Parameter path: The RIB's name, or the names of parent and child.
package func hazard(
  _ rule: String, _ path: String, at: String, _ severity: Severity = .warning
) -> Hazard {
  Hazard(
    rule, severity, path: path, at: SourcePlace(at) ?? SourcePlace(file: at, line: 1),
    message: "\(path) is a hazard.", fix: "Guard it.")
}
