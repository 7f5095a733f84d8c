import Foundation
import GraphvizRendering
import RIBsDiagram
import RIBsTestSupport
import Testing

extension BrowserTests {
  /// Pictures as in a README or a wiki.
  @Suite("In another page")
  struct EmbeddingTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func picture() async throws -> (sighting: Sighting, svg: String) {
      let sighting = try #require(try await Sightings.all.first { $0.geometry.boxes.count > 4 })
      let drawn = try GraphvizRenderer().render(sighting.picture.diagram)
      return (sighting, String(decoding: drawn, as: UTF8.self))
    }

    private func open(_ page: String, policy: String) async throws {
      let html = """
        <!DOCTYPE html><html><head><meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(policy)">
        <style>body { margin: 0; background: #00ff00 }</style></head><body>\(page)</body></html>
        """
      try await InBrowser.browser.open(try scratch.write(Array(html.utf8), to: "page.html"))
    }

    @Test func `an embedded image has its size and follows its reader's preference`() async throws {
      let (sighting, svg) = try await picture()
      let browser = try InBrowser.browser
      var seen: [Color] = []
      for medium in [Browser.Medium.light, .dark] {
        try await browser.show(on: medium)
        let image = Data(svg.utf8).base64EncodedString()
        try await open(
          "<img src=\"data:image/svg+xml;base64,\(image)\">",
          policy: "img-src data:; style-src 'unsafe-inline'")
        let size = try await browser.run(
          "(({ width, height }) => [width, height])(document.querySelector('img'))",
          for: [Double].self)
        // A CSS pixel is 3/4 of a point.
        let sheet = sighting.picture.diagram.size
        #expect(abs(size[0] - sheet.width * 4 / 3) <= 2)
        #expect(abs(size[1] - sheet.height * 4 / 3) <= 2)
        // The sheet's corner and the page next to it.
        let right = Int(size[0]) + 20
        let colors = try await browser.colors(at: [[4, 4], [right, 4]])
        #expect(colors[1].description == "#00ff00")
        #expect(colors[0] == sighting.palettes[medium]?.ground)
        seen.append(colors[0])
        let complaints = try await browser.complaints()
        #expect(complaints == [])
      }
      #expect(Set(seen).count == 2)
    }

    @Test(arguments: GraphvizRenderer.Appearance.allCases, [Browser.Medium.light, .dark])
    func `a picture fills its own window with the sheet's colour`(
      theme: GraphvizRenderer.Appearance, medium: Browser.Medium
    ) async throws {
      let sighting = try await picture().sighting
      let drawn = try GraphvizRenderer().render(sighting.picture.diagram, as: .svg, theme)
      let browser = try InBrowser.browser
      try await browser.show(on: medium)
      try await browser.open(try scratch.write(drawn, to: "alone.svg"))
      let sheet = sighting.geometry.sheet
      let (right, bottom) = (Int(sheet.right), Int(sheet.bottom))
      #expect(right < 1200 && bottom < 640, "the picture is too large for this test")
      // The corners, the edges, and a point outside.
      let places = [
        [0, 0], [right / 2, 0], [0, bottom / 2], [right - 1, 0], [right, bottom / 2],
        [right / 2, bottom], [right, bottom], [right + 40, bottom / 2], [1250, 640],
      ]
      let isDark = theme == .dark || theme == .auto && medium == .dark
      let ground = try #require(sighting.palettes[isDark ? .dark : .light]?.ground)
      let colors = try await browser.colors(at: places)
      // Blended edges may differ by one in a channel.
      let others = colors.filter { $0.distance(to: ground) > 1 }
      #expect(others == [], "beside \(ground)")
    }

    @Test func `a page that allows only styles shows the whole picture`() async throws {
      let (sighting, svg) = try await picture()
      let browser = try InBrowser.browser
      try await browser.show(on: .dark)
      let element = try #require(svg.range(of: "<svg ").map { svg[$0.lowerBound...] })
      try await open(String(element), policy: "style-src 'unsafe-inline'")
      let texts = try await browser.run(
        "Array.from(document.querySelectorAll('svg text'), (text) => text.textContent)",
        for: [String].self)
      #expect(texts.sorted() == sighting.geometry.items.flatMap(\.texts).map(\.content).sorted())
      let corner = try await browser.colors(at: [[4, 4]])
      #expect(corner.first == sighting.palettes[.dark]?.ground)
      let complaints = try await browser.complaints()
      #expect(complaints == [])
    }

    @Test func `a request to another host is detected`() async throws {
      let browser = try InBrowser.browser
      try await open(
        "<svg><image href=\"https://example.com/logo.png\"/></svg><script>alert(1)</script>",
        policy: "style-src 'unsafe-inline'")
      #expect(try await browser.complaints().count >= 2)
      let page = try scratch.write(
        Array(
          "<svg xmlns='http://www.w3.org/2000/svg'><image href='https://example.com/a'/></svg>".utf8
        ),
        to: "asking.svg")
      try await browser.open(page)
      #expect(try await browser.complaints().contains("It asked for https://example.com/a."))
    }
  }
}
