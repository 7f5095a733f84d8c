import RIBsAnalysis
import RIBsTrace

/// Which attaches and detaches of the source traces have reached, for other programs.
struct AttachCoverageJSON {
  private let coverage: AttachCoverage
  private let tree: StaticTree

  init(_ coverage: AttachCoverage, of tree: StaticTree) {
    self.coverage = coverage
    self.tree = tree
  }

  /// Writes the key `coverage`.
  func write(to json: inout JSONWriter, _ output: ([UInt8]) throws -> Void) rethrows {
    json.key("coverage")
    json.beginObject()
    try write("attaches", coverage.attaches, to: &json, output)
    json.key("blindSpots")
    json.beginArray()
    for spot in coverage.blindSpots {
      json.beginObject()
      json.field("at", spot.at)
      json.field("call", spot.kind.rawValue)
      json.field("child", spot.child)
      json.field("count", spot.count)
      json.field("parent", spot.parent)
      json.endObject()
      try output(json.drain())
    }
    json.endArray()
    try write("detaches", coverage.detaches, to: &json, output)
    json.field("traces", coverage.traces)
    json.endObject()
  }

  private func write(
    _ key: StaticString, _ sites: [AttachCoverage.Site], to json: inout JSONWriter,
    _ output: ([UInt8]) throws -> Void
  ) rethrows {
    json.key(key)
    json.beginArray()
    for site in sites {
      json.beginObject()
      json.field("byNames", site.isTakenByNamesAlone)
      json.key("children")
      json.beginArray()
      for child in site.children { json.value(tree.ribs[child].name) }
      json.endArray()
      json.field("count", site.count)
      json.field("file", site.place.file)
      json.field("line", site.place.line)
      json.field("parent", tree.ribs[site.parent].name)
      json.endObject()
      try output(json.drain())
    }
    json.endArray()
  }
}
