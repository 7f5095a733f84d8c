import Testing

extension BrowserTests {
  @Suite("Positions")
  struct PositionTests {
    @Test func `no two boxes overlap`() async throws {
      var count = 0
      for sighting in try await Sightings.all {
        let boxes = sighting.geometry.boxes.compactMap { box in box.outline.map { (box.id, $0) } }
        count += boxes.count
        for (one, other) in Self.overlaps(boxes) {
          Issue.record("\(one) and \(other) overlap in \(sighting.picture.name)")
        }
      }
      #expect(count > 1000)
    }

    @Test func `no caption overlaps a box or another caption`() async throws {
      for sighting in try await Sightings.all {
        for geometry in [sighting.geometry, sighting.wideGeometry] {
          let boxes = geometry.boxes.compactMap { box in box.outline.map { (box.id, $0) } }
          let captions = geometry.captions.flatMap { caption in
            caption.texts.map { ("“\($0.content)”", $0.place) }
          }
          #expect(captions.count > 0)
          for (one, other) in Self.overlaps(boxes + captions)
          where one.hasPrefix("“") || other.hasPrefix("“") {
            Issue.record("\(one) and \(other) overlap in \(sighting.picture.name)")
          }
        }
      }
    }

    @Test func `no line strikes through text`() async throws {
      for sighting in try await Sightings.all {
        for geometry in [sighting.geometry, sighting.wideGeometry] {
          for text in geometry.captions.flatMap(\.texts) where text.isStruck {
            Issue.record("“\(text.content)” is struck through in \(sighting.picture.name)")
          }
        }
      }
    }

    @Test func `a label stays inside its box, even in a wide font`() async throws {
      for sighting in try await Sightings.all {
        for geometry in [sighting.geometry, sighting.wideGeometry] {
          for text in geometry.boxes.flatMap(\.texts) where !text.fits {
            Issue.record("“\(text.content)” leaves its box in \(sighting.picture.name)")
          }
        }
      }
    }

    @Test func `a mark is inside its box and does not cover the label`() async throws {
      var count = 0
      for sighting in try await Sightings.all {
        for geometry in [sighting.geometry, sighting.wideGeometry] {
          let boxes = Dictionary(geometry.boxes.map { ($0.id, $0) }) { one, _ in one }
          for mark in geometry.marks {
            count += 1
            let box = try #require(boxes[String(mark.id.dropFirst("mark_".count))])
            let (place, outline) = (try #require(mark.outline), try #require(box.outline))
            if !place.isInside(outline) || box.texts.contains(where: { $0.place.overlaps(place) }) {
              Issue.record("the mark of \(box.id) lies elsewhere in \(sighting.picture.name)")
            }
          }
        }
      }
      #expect(count > 1000)
    }

    @Test func `nothing leaves the sheet`() async throws {
      for sighting in try await Sightings.all {
        for geometry in [sighting.geometry, sighting.wideGeometry] {
          let places = geometry.items.flatMap { $0.shapes + $0.texts.map(\.place) } + geometry.lines
          #expect(places.count > 0)
          for place in places where !place.isInside(geometry.sheet) {
            Issue.record("\(place) leaves \(geometry.sheet) in \(sighting.picture.name)")
          }
        }
      }
    }

    @Test func `the wide font is wider`() async throws {
      let sighting = try #require(try await Sightings.all.first)
      let widths = [sighting.geometry, sighting.wideGeometry].map { geometry in
        geometry.items.flatMap(\.texts).reduce(0) { $0 + $1.place.width }
      }
      #expect(widths[0] > 0 && widths[1] > 1.1 * widths[0])
    }

    private static func overlaps(_ places: [(String, Place)]) -> [(String, String)] {
      let ordered = places.sorted { $0.1.top < $1.1.top }
      return ordered.indices.flatMap { index in
        ordered[(index + 1)...].prefix { $0.1.top < ordered[index].1.bottom }
          .filter { $0.1.overlaps(ordered[index].1) }.map { (ordered[index].0, $0.0) }
      }
    }
  }
}
