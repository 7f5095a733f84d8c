import GraphvizRendering
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("Colours")
  struct ColorTests {
    private func paints(
      _ medium: Browser.Medium, _ kind: Sighting.Palette.Paint.Kind
    ) async throws -> Set<Sighting.Palette.Paint> {
      let palettes = try await Sightings.all.compactMap { $0.palettes[medium] }
      return Set(palettes.flatMap(\.paints).filter { $0.kind == kind })
    }

    @Test(arguments: Browser.Medium.allCases)
    func `text contrasts with its background as in WCAG 1.4.3`(medium: Browser.Medium)
      async throws
    {
      let texts = try await paints(medium, .text)
      #expect(texts.count > 8)
      for text in texts {
        let contrast = text.color.contrast(to: text.ground)
        #expect(contrast >= 4.5, "\(text.role): \(text.color) on \(text.ground)")
      }
    }

    @Test(arguments: Browser.Medium.allCases)
    func `outlines and lines contrast with the sheet as in WCAG 1.4.11`(medium: Browser.Medium)
      async throws
    {
      let lines = try await paints(medium, .line)
      #expect(lines.count > 8)
      for line in lines {
        let contrast = line.color.contrast(to: line.ground)
        #expect(contrast >= 3, "\(line.role): \(line.color) on \(line.ground)")
      }
    }

    @Test func `a picture is dark for readers who prefer that, and light on paper`() async throws {
      for sighting in try await Sightings.all {
        let palettes = sighting.palettes
        let light = try #require(palettes[.light])
        let dark = try #require(palettes[.dark])
        let print = try #require(palettes[.print])
        #expect(light.ground.luminance > 0.9 && dark.ground.luminance < 0.05)
        #expect(print.ground == light.ground)
        #expect(Set(print.paints) == Set(light.paints), "\(sighting.picture.name)")
        // Each has its own dark colour.
        #expect(Set(dark.paints).isDisjoint(with: light.paints), "\(sighting.picture.name)")
      }
    }

    @Test(arguments: [GraphvizRenderer.Appearance.light, .dark])
    func `a fixed theme is the same for every reader`(theme: GraphvizRenderer.Appearance)
      async throws
    {
      let browser = try InBrowser.browser
      let scratch = try Scratch()
      for sighting in try await Sightings.all.prefix(8) {
        let file = try scratch.write(
          try GraphvizRenderer().render(sighting.picture.diagram, as: .svg, theme), to: "fixed.svg")
        try await browser.openToMeasure(file)
        let wanted = try #require(sighting.palettes[theme == .dark ? .dark : .light])
        for medium in Browser.Medium.allCases {
          try await browser.show(on: medium)
          let palette = try await browser.palette()
          #expect(palette.ground == wanted.ground)
          #expect(Set(palette.paints) == Set(wanted.paints), "\(sighting.picture.name)")
        }
      }
    }
  }
}
