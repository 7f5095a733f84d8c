import RIBsAnalysis
import RIBsTrace

/// The RIBs and the edges of an app's source, for other programs.
struct StaticTreeJSON {
  private let tree: StaticTree
  /// The names that several RIBs share.
  private let shared: Set<String>

  init(_ tree: StaticTree) {
    self.tree = tree
    let counts = tree.ribs.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    shared = Set(counts.filter { $0.value > 1 }.keys)
  }

  /// Writes the key `edges`, one entry for each line of the source.
  func writeEdges(to json: inout JSONWriter, _ output: ([UInt8]) throws -> Void) rethrows {
    json.key("edges")
    json.beginArray()
    for edge in tree.edges {
      let (parent, child) = (tree.ribs[edge.parent].name, tree.ribs[edge.child].name)
      json.beginObject()
      json.field("child", child)
      if shared.contains(child) { json.field("childIndex", edge.child) }
      json.field("file", edge.place.file)
      json.field("grade", edge.grade.rawValue)
      json.field("line", edge.place.line)
      json.field("parent", parent)
      if shared.contains(parent) { json.field("parentIndex", edge.parent) }
      json.endObject()
      try output(json.drain())
    }
    json.endArray()
  }

  /// Writes the key `ribs`.
  func writeRIBs(to json: inout JSONWriter, _ output: ([UInt8]) throws -> Void) rethrows {
    json.key("ribs")
    json.beginArray()
    for rib in tree.ribs {
      json.beginObject()
      json.field("file", rib.place.file)
      json.field("kind", rib.kind.rawValue)
      json.field("line", rib.place.line)
      json.field("module", rib.module)
      json.field("name", rib.name)
      json.endObject()
      try output(json.drain())
    }
    json.endArray()
  }
}
