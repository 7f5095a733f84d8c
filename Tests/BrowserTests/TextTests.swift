import Foundation
import RIBsDiagram
import Testing

extension BrowserTests {
  @Suite("Text")
  struct TextTests {
    @Test func `every word of a picture is text with these very characters`() async throws {
      for sighting in try await Sightings.all {
        let diagram = sighting.picture.diagram
        let meant = diagram.boxes.map(\.label) + diagram.captions.map(\.text)
        // Graphviz writes a space that does not break; an unseen joiner keeps `&lt;` from being `<`.
        let shown = sighting.geometry.items.flatMap(\.texts).map { text in
          text.content.replacingOccurrences(of: "\u{A0}", with: " ")
            .replacingOccurrences(of: "\u{2060}", with: "")
        }
        #expect(
          shown.sorted() == meant.filter { !$0.isEmpty }.sorted(), "\(sighting.picture.name)")
      }
    }

    @Test func `a reader who has none of the fonts sees one that they have`() async throws {
      for sighting in try await Sightings.all {
        let families = Set(sighting.geometry.items.flatMap(\.texts).map(\.family))
        #expect(!families.isEmpty)
        for family in families { #expect(family.hasSuffix("sans-serif"), "\(family)") }
      }
    }

    @Test func `a picture asks for nothing and gives no reason to complain`() async throws {
      for sighting in try await Sightings.all {
        #expect(sighting.complaints == [], "\(sighting.picture.name)")
      }
    }
  }
}
