import RIBsAnalysis
import RIBsTrace

/// The RIBs and the edges of an app's source, for other programs.
enum StaticTreeJSON {
  static let rib = JSONFormat<StaticRIB>.object(
    "rib", "A router class in the source.",
    [
      .required("file", .text, "The file, relative to the folder given.", \.place.file),
      .required(
        "kind", .word,
        "The runtime's class from which it inherits: Router, ViewableRouter or LaunchRouter.",
        \.kind),
      .required("line", .positive, "The line of the class.", \.place.line),
      .required("module", .text, "The module that has the class.", \.module),
      .required("name", .text, "The class's name without 'Router'.", \.name),
    ])

  /// One edge for each line of the source.
  static func edges(_ tree: StaticTree) -> some Sequence<Edge> & SendableMetatype {
    let counts = tree.ribs.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    let shared = Set(counts.filter { $0.value > 1 }.keys)
    @Sendable func name(_ rib: StaticRIB) -> String {
      shared.contains(rib.name) ? RIBNames.labelled(rib.name, module: rib.module) : rib.name
    }
    return tree.edges.lazy.map { edge in
      let (parent, child) = (tree.ribs[edge.parent], tree.ribs[edge.child])
      return Edge(
        edge: edge, parent: name(parent), child: name(child),
        parentIndex: shared.contains(parent.name) ? edge.parent : nil,
        childIndex: shared.contains(child.name) ? edge.child : nil)
    }
  }

  struct Edge {
    let edge: StaticEdge
    let parent: String
    let child: String
    let parentIndex: Int?
    let childIndex: Int?
  }

  static let edge = JSONFormat<Edge>.object(
    "edge", "A line of the source on which a RIB names, builds or attaches another.",
    [
      .required(
        "child", .text, "The child's name, with its module if several RIBs have it.", \.child),
      .optional(
        "childIndex", .count,
        "The child's position in 'ribs', from 0, if several RIBs have its name.", \.childIndex),
      .required("file", .text, "The file, relative to the folder given.", \.edge.place.file),
      .required(
        "grade", .word,
        """
        How much the line shows: 'declared' if the parent's interactor conforms to the child's listener, 'built' if \
        the parent builds the child, 'attached' if it attaches it.
        """, \.edge.grade),
      .required("line", .positive, "The line in the file.", \.edge.place.line),
      .required(
        "parent", .text, "The parent's name, with its module if several RIBs have it.", \.parent),
      .optional(
        "parentIndex", .count,
        "The parent's position in 'ribs', from 0, if several RIBs have its name.", \.parentIndex),
    ])
}
