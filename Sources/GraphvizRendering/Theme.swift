import RIBsDiagram

/// Colours and lines by role, in light and dark. Colour-blind readers can tell them apart: blue, grey,
/// vermilion and amber, each with a mark beside it.
enum Theme {
  struct Paint {
    var fill: String
    var stroke: String
    var text: String
  }

  static let light = (
    background: "#ffffff", text: "#1f2933", muted: "#5b6770", line: "#6b7580"
  )
  static let dark = (
    background: "#14181d", text: "#e6eaee", muted: "#a3aeb8", line: "#8591a0"
  )

  static func paint(_ role: Diagram.Box.Role, dark: Bool = false) -> Paint {
    switch (role, dark) {
    case (.active, false), (.step, false):
      Paint(fill: "#e8f1fb", stroke: "#2f6fb2", text: "#12263a")
    case (.active, true), (.step, true):
      Paint(fill: "#17314b", stroke: "#6aa9e9", text: "#e8f1fb")
    case (.inactive, false): Paint(fill: "#f4f5f6", stroke: "#737d87", text: "#4b555f")
    case (.inactive, true): Paint(fill: "#22282e", stroke: "#8b97a2", text: "#b4bec7")
    case (.leaked, false): Paint(fill: "#fdebe6", stroke: "#c8390b", text: "#7d2206")
    case (.leaked, true): Paint(fill: "#47190b", stroke: "#ff8a5c", text: "#ffe1d6")
    case (.lost, false): Paint(fill: "#fae8f3", stroke: "#a8267b", text: "#661148")
    case (.lost, true): Paint(fill: "#431230", stroke: "#f384c6", text: "#ffe0f2")
    case (.kept, false): Paint(fill: "#e5f4ee", stroke: "#1b7d5d", text: "#0c4332")
    case (.kept, true): Paint(fill: "#11362a", stroke: "#5cc9a1", text: "#d9f5ea")
    case (.owner, false): Paint(fill: "#eeebfa", stroke: "#6650b0", text: "#2b2057")
    case (.owner, true): Paint(fill: "#2c2550", stroke: "#a696ea", text: "#ece8ff")
    case (.plain, false): Paint(fill: "#ffffff", stroke: "#5b6770", text: "#1f2933")
    case (.reference, false): Paint(fill: "#ffffff", stroke: "#89939e", text: "#4b555f")
    case (.reference, true): Paint(fill: "#14181d", stroke: "#66717c", text: "#b4bec7")
    case (.plain, true): Paint(fill: "#14181d", stroke: "#a3aeb8", text: "#e6eaee")
    }
  }

  /// The colour of an outline with an alert.
  static func stroke(_ alert: Diagram.Box.Alert, dark: Bool = false) -> String {
    switch (alert, dark) {
    case (.fault, false): "#c8390b"
    case (.fault, true): "#ff8a5c"
    case (.caution, false): "#a86500"
    case (.caution, true): "#e8b04a"
    }
  }

  static func paint(_ box: Diagram.Box, dark: Bool) -> Paint {
    var paint = paint(box.role, dark: dark)
    if let alert = outlineAlert(box) { paint.stroke = stroke(alert, dark: dark) }
    return paint
  }

  /// The classes of a box for the style sheet.
  static func style(of box: Diagram.Box) -> String {
    let alert = outlineAlert(box).map { " alert_\($0.rawValue)" } ?? ""
    return "box_\(box.role.rawValue)\(alert)"
  }

  static func isHeavy(_ box: Diagram.Box) -> Bool {
    box.alert != nil || [.leaked, .lost, .owner].contains(box.role)
  }

  /// The alert of the outline; nil for a leaked or lost RIB, whose colour already shows the fault.
  private static func outlineAlert(_ box: Diagram.Box) -> Diagram.Box.Alert? {
    box.role == .leaked || box.role == .lost ? nil : box.alert
  }

  static func line(_ role: Diagram.Link.Role, dark: Bool = false) -> String {
    switch role {
    case .attached, .built, .declared, .kept: dark ? self.dark.line : light.line
    case .permitted: dark ? "#66717c" : "#89939e"
    case .observed: paint(.active, dark: dark).stroke
    case .retained, .forbidden: stroke(.fault, dark: dark)
    }
  }

  /// The colour of a line, by its findings or else by its meaning.
  static func line(_ link: Diagram.Link, dark: Bool) -> String {
    link.alert.map { line($0, dark: dark) } ?? line(link.role, dark: dark)
  }

  /// The colour of a line with an alert. A line has no sign beside it, so the two differ in lightness too, which
  /// colour-blind readers see.
  static func line(_ alert: Diagram.Link.Alert, dark: Bool = false) -> String {
    switch (alert, dark) {
    case (.fault, false): "#b02a06"
    case (.caution, false): "#b97a00"
    case (_, true): stroke(alert, dark: true)
    }
  }

  /// How a line is stroked, in Graphviz's words.
  static func look(of role: Diagram.Link.Role) -> String {
    switch role {
    case .attached, .permitted, .observed: "solid"
    case .built, .retained, .kept, .forbidden: "dashed"
    case .declared: "dotted"
    }
  }

  /// The classes of a line for the style sheet.
  static func style(of link: Diagram.Link) -> String {
    "link_\(link.role.rawValue)" + (link.alert.map { " link_\($0.rawValue)" } ?? "")
  }

  static func text(_ role: Diagram.Caption.Role, dark: Bool = false) -> String {
    switch role {
    case .title, .heading, .count: dark ? self.dark.text : light.text
    case .subtitle, .figure, .more: dark ? self.dark.muted : light.muted
    case .badge: stroke(.fault, dark: dark)
    case .caution: stroke(.caution, dark: dark)
    }
  }
}

extension Diagram.Caption.Role {
  /// Whether lines may pass behind the caption, such as a count on its arc or a remark where lines leave a box.
  var liesOnLines: Bool {
    switch self {
    case .count, .badge, .caution, .more: true
    case .title, .subtitle, .heading, .figure: false
    }
  }
}
