import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  /// Chromium simulates colour blindness after Machado, Oliveira and Fernandes, "A Physiologically-based Model for
  /// Simulation of Color Vision Deficiency" (2009).
  @Suite("Colour blindness")
  struct EyesTests {
    /// The visible properties of a role.
    private typealias Paint = Sighting.Palette.Paint

    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// The simulated colours, read from the screen as patches.
    private func seen(_ colors: [Color], with eyes: Browser.Eyes) async throws -> [Color: Color] {
      let patches = colors.map { "<div style=\"height: 10px; background: \($0)\"></div>" }
      let page = try scratch.write(
        Array("<body style=\"margin: 0\">\(patches.joined())</body>".utf8), to: "patches.html")
      let browser = try InBrowser.browser
      try await browser.show(on: .light)
      try await browser.open(page)
      try await browser.look(with: eyes)
      let places = colors.indices.map { [20, 10 * $0 + 5] }
      let seen = try await browser.colors(at: places)
      try await browser.look(with: .all)
      return Dictionary(zip(colors, seen)) { one, _ in one }
    }

    @Test(arguments: Browser.Eyes.allCases, [Browser.Medium.light, .dark])
    func `roles that differ only in colour can be told apart`(
      eyes: Browser.Eyes, medium: Browser.Medium
    ) async throws {
      let palettes = try await Sightings.all.compactMap { $0.palettes[medium] }
      let paints = Set(palettes.flatMap(\.paints).filter { $0.kind == .line })
      let colors = Set(paints.map(\.color)).sorted { $0.description < $1.description }
      let seen = try await seen(colors, with: eyes)
      var compared = 0
      for one in paints {
        for other in paints where one.role < other.role && one.look == other.look {
          // Boxes and marks are not lines.
          guard one.thing == other.thing, let first = seen[one.color],
            let second = seen[other.color]
          else { continue }
          compared += 1
          let distance = first.distance(to: second)
          #expect(
            distance >= 10, "\(one.role) is \(first), \(other.role) \(second): \(Int(distance))")
        }
      }
      #expect(compared > 4)
    }

    @Test func `red and green are closer to each other for the colour-blind`() async throws {
      let browser = try InBrowser.browser
      let page = try scratch.write(
        Array("<body style=\"background: #c00000\"></body>".utf8), to: "red.html")
      try await browser.open(page)
      var seen: [Color] = []
      for eyes in Browser.Eyes.allCases {
        try await browser.look(with: eyes)
        seen += try await browser.colors(at: [[5, 5]])
      }
      try await browser.look(with: .all)
      #expect(seen.first?.description == "#c00000")
      #expect(Set(seen).count == Browser.Eyes.allCases.count)
    }
  }
}

extension Sighting.Palette.Paint {
  /// `box`, `mark`, `link` or `caption`.
  fileprivate var thing: Substring { role.prefix { $0 != "_" } }
}
