import Foundation
import GraphvizRendering
import RIBsTestSupport

/// All pictures as the browser shows them. Each is measured once for all tests.
///
/// `KEEP_PICTURES=FOLDER swift test --filter BrowserTests` keeps the pictures in a folder.
actor Sightings {
  static let shared = Sightings()

  private var looking: Task<[Sighting], any Error>?

  static var all: [Sighting] {
    get async throws { try await shared.all(in: try InBrowser.browser) }
  }

  private func all(in browser: Browser) async throws -> [Sighting] {
    if let looking { return try await looking.value }
    let task = Task { try await Self.look(in: browser) }
    looking = task
    return try await task.value
  }

  private static func look(in browser: Browser) async throws -> [Sighting] {
    let scratch = try Scratch()
    var sightings: [Sighting] = []
    let kept = ProcessInfo.processInfo.environment["KEEP_PICTURES"].map(URL.init(fileURLWithPath:))
    if let kept {
      try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    }
    for picture in try Picture.samples() + Picture.handmade() {
      let drawn = try GraphvizRenderer().render(picture.diagram)
      if let kept {
        let name = picture.name.replacingOccurrences(of: "/", with: " ")
        try Data(drawn).write(to: kept.appendingPathComponent("\(name).svg"))
      }
      sightings.append(
        try await browser.look(at: picture, in: scratch.write(drawn, to: "picture.svg")))
    }
    return sightings
  }
}

extension Browser {
  private static let script = Result {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Page/measure.js"), encoding: .utf8)
  }

  /// Opens a picture to be measured.
  func openToMeasure(_ file: String) async throws {
    try await show(on: .light)
    try await open(file)
    _ = try await run(try Self.script.get(), for: Bool.self)
  }

  func geometry() async throws -> Sighting.Geometry {
    try await run("measure.geometry()", for: Sighting.Geometry.self)
  }

  func palette() async throws -> Sighting.Palette {
    try await run("measure.paints()", for: Sighting.Palette.self)
  }

  fileprivate func look(at picture: Picture, in file: String) async throws -> Sighting {
    try await openToMeasure(file)
    let geometry = try await geometry()
    var palettes: [Medium: Sighting.Palette] = [:]
    for medium in Medium.allCases {
      try await show(on: medium)
      palettes[medium] = try await palette()
    }
    try await show(on: .light)
    _ = try await run(#"measure.setFont("'DejaVu Sans', Verdana")"#, for: Bool.self)
    return Sighting(
      picture: picture, geometry: geometry, wideGeometry: try await self.geometry(),
      palettes: palettes,
      complaints: try complaints())
  }
}
