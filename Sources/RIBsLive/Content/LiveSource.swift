import RIBsAnalysis
import RIBsDiagram
import RIBsTrace

/// What the page knows of the app's source.
package struct LiveSource: Sendable {
  let tree: StaticTree
  /// The hazards in the source.
  package let hazards: HazardIndex

  /// - Parameters:
  ///   - tree: Which RIB can attach which.
  ///   - hazards: What can go wrong.
  package init(_ tree: StaticTree, _ hazards: HazardIndex) {
    (self.tree, self.hazards) = (tree, hazards)
  }

  /// Writes the keys about the source of a place into an open object.
  ///
  /// - Parameters:
  ///   - edge: The line that attaches the RIB, if only the source shows it.
  ///   - name: The RIB's name.
  ///   - parent: The name of the RIB above.
  func write(
    _ edge: StaticEdge?, _ name: String, below parent: String?, _ code: CodeSites,
    to json: inout JSONWriter
  ) {
    code.write("source", edge?.place.description, to: &json)
    json.key("hazards")
    json.beginArray()
    for hazard in hazards.hazards(about: name, below: parent) where hazard.exemption == nil {
      json.beginObject()
      json.field("rule", hazard.rule)
      json.field("severity", hazard.severity.rawValue)
      json.field("message", hazard.message)
      json.field("fix", hazard.fix)
      if hazard.severity > .info {
        let badge = hazard.badge(hazard.rule) { _ in nil }
        json.key("badge")
        json.beginObject()
        json.field("text", badge.text)
        json.field("tone", badge.role.rawValue)
        json.endObject()
      }
      code.write("site", hazard.at, to: &json)
      json.endObject()
    }
    json.endArray()
  }
}

extension StaticRIB.Kind {
  /// The word that traces have for it.
  var word: String {
    switch self {
    case .router: RIBKind.viewless.rawValue
    case .viewable: RIBKind.viewable.rawValue
    case .launch: RIBKind.launch.rawValue
    }
  }
}
