import Foundation
import RIBsDiagram
import Testing

extension BrowserTests {
  @Suite("Text")
  struct TextTests {
    @Test func `every word of a picture is text with exactly these characters`() async throws {
      for sighting in try await Sightings.all {
        let diagram = sighting.picture.diagram
        let meant = diagram.boxes.map(\.label) + diagram.captions.map(\.text)
        // Graphviz writes no-break spaces, and an invisible joiner keeps `&lt;` from becoming `<`.
        let shown = sighting.geometry.items.flatMap(\.texts).map { text in
          text.content.replacingOccurrences(of: "\u{A0}", with: " ")
            .replacingOccurrences(of: "\u{2060}", with: "")
        }
        #expect(
          shown.sorted() == meant.filter { !$0.isEmpty }.sorted(), "\(sighting.picture.name)")
      }
    }

    @Test func `without the named fonts, the reader sees another font`() async throws {
      for sighting in try await Sightings.all {
        let families = Set(sighting.geometry.items.flatMap(\.texts).map(\.family))
        #expect(!families.isEmpty)
        for family in families { #expect(family.hasSuffix("sans-serif"), "\(family)") }
      }
    }

    @Test func `a picture makes no request and causes no error`() async throws {
      for sighting in try await Sightings.all {
        #expect(sighting.complaints == [], "\(sighting.picture.name)")
      }
    }
  }
}
