import GraphvizRendering
import RIBsDiagram
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("Pointing")
  struct PointingTests {
    private struct Pointed: Decodable {
      let mark: String
      /// The element below the pointer: its group and its tooltip.
      let group: String?
      let told: String?
    }

    @Test func `a mark shows the tooltip of its box`() async throws {
      let scratch = try Scratch()
      var count = 0
      for sighting in try await Sightings.all.filter({ $0.geometry.marks.count > 4 }).prefix(8) {
        let diagram = sighting.picture.diagram
        let tooltips = Dictionary(diagram.boxes.map { ($0.id, $0.tooltip) }) { one, _ in one }
        let browser = try InBrowser.browser
        let drawn = try GraphvizRenderer().render(diagram)
        try await browser.open(try scratch.write(drawn, to: "picture.svg"))
        let pointed = try await browser.run(
          """
          [...document.querySelectorAll('[id^=mark_]')].map((mark) => {
            mark.scrollIntoView({ block: 'center', inline: 'center' })
            const { x, y, width, height } = mark.getBoundingClientRect()
            const below = document.elementFromPoint(x + width / 2, y + height / 2)
            return {
              mark: mark.id, group: below?.closest('.node')?.id,
              told: below?.closest('a')?.getAttribute('xlink:title'),
            }
          })
          """, for: [Pointed].self)
        for pointed in pointed {
          count += 1
          let box = String(pointed.mark.dropFirst("mark_".count))
          // Other tests check the wording.
          let isTold = pointed.told != nil
          #expect(pointed.group == box && isTold == (tooltips[box] != ""))
        }
      }
      #expect(count > 30)
    }
  }
}
