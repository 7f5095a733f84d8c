import RIBsDiagram

/// Colours and lines by role, legible to the colour-blind (blue, grey, vermilion, amber, and always a
/// mark beside the colour), in light and in dark.
enum Theme {
  struct Paint {
    var fill: String
    var stroke: String
    var text: String
  }

  static let light = (
    background: "#ffffff", text: "#1f2933", muted: "#5b6770", line: "#8a94a0"
  )
  static let dark = (
    background: "#14181d", text: "#e6eaee", muted: "#a3aeb8", line: "#74808c"
  )

  static func paint(_ role: Diagram.Box.Role, dark: Bool = false) -> Paint {
    switch (role, dark) {
    case (.active, false): Paint(fill: "#e8f1fb", stroke: "#2f6fb2", text: "#12263a")
    case (.active, true): Paint(fill: "#17314b", stroke: "#6aa9e9", text: "#e8f1fb")
    case (.inactive, false): Paint(fill: "#f4f5f6", stroke: "#87919b", text: "#525d67")
    case (.inactive, true): Paint(fill: "#22282e", stroke: "#7d8994", text: "#b4bec7")
    case (.faulty, false): Paint(fill: "#fdebe6", stroke: "#c8390b", text: "#7d2206")
    case (.faulty, true): Paint(fill: "#47190b", stroke: "#ff8a5c", text: "#ffe1d6")
    case (.suspicious, false): Paint(fill: "#fff5dc", stroke: "#a86500", text: "#5e3900")
    case (.suspicious, true): Paint(fill: "#3f2f0c", stroke: "#e8b04a", text: "#ffeccb")
    case (.owner, false): Paint(fill: "#eeebfa", stroke: "#6650b0", text: "#2b2057")
    case (.owner, true): Paint(fill: "#2c2550", stroke: "#a696ea", text: "#ece8ff")
    }
  }

  static func line(_ role: Diagram.Link.Role, dark: Bool = false) -> String {
    switch role {
    case .attached, .kept: dark ? self.dark.line : light.line
    case .permitted: dark ? "#56616c" : "#aab4be"
    case .observed: paint(.active, dark: dark).stroke
    case .retained, .forbidden: paint(.faulty, dark: dark).stroke
    }
  }

  static func text(_ role: Diagram.Caption.Role, dark: Bool = false) -> String {
    switch role {
    case .title, .heading, .count: dark ? self.dark.text : light.text
    case .subtitle, .figure, .more: dark ? self.dark.muted : light.muted
    case .badge: paint(.faulty, dark: dark).stroke
    case .caution: paint(.suspicious, dark: dark).stroke
    }
  }

  /// What Graphviz has no attribute for, and what a reader who prefers dark sees instead of the colours
  /// drawn.
  static func style(followsReader: Bool) -> String {
    let boxes = Diagram.Box.Role.allCases.flatMap { role in
      let paint = paint(role, dark: true)
      return [
        ".box_\(role.rawValue) :is(path, polygon) { stroke: \(paint.stroke) }",
        ".box_\(role.rawValue) :is(path, polygon):not([fill=none]) { fill: \(paint.fill) }",
        ".box_\(role.rawValue) text { fill: \(paint.text) }",
      ]
    }
    let links = Diagram.Link.Role.allCases.flatMap { role in
      let color = line(role, dark: true)
      return [
        ".link_\(role.rawValue) :is(path, polygon) { stroke: \(color) }",
        ".link_\(role.rawValue) polygon { fill: \(color) }",
      ]
    }
    let captions = Diagram.Caption.Role.allCases.map { role in
      ".caption_\(role.rawValue) text { fill: \(text(role, dark: true)) }"
    }
    let bold = Diagram.Caption.Role.allCases.filter(\.isBold).map { ".caption_\($0.rawValue)" }
    let backgrounds = [
      ".graph > polygon { fill: \(dark.background) }",
      ".caption_count polygon { fill: \(dark.background); stroke: \(dark.background) }",
    ]
    let always = ":is(\(bold.joined(separator: ", "))) text { font-weight: bold }"
    guard followsReader else { return always }
    let rules = backgrounds + boxes + links + captions
    // On paper the reader's preference for the screen does not count.
    return """
      \(always)
      @media screen and (prefers-color-scheme: dark) {
      \(rules.joined(separator: "\n"))
      }
      """
  }
}
