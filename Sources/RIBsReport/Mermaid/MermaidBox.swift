import RIBsAnalysis
import RIBsTrace

/// What a Mermaid flowchart draws as a box. A tree may have very many of them, so each builds its text only when it may
/// be drawn.
protocol MermaidItem {
  /// The parent's index in the list, which is lower than the item's own.
  var parent: Int? { get }
  /// How many levels below a root it is.
  var depth: Int { get }
  /// The highest severity of its findings; nil if it has none.
  var severity: Severity? { get }
  /// How many RIBs it stands for.
  var count: Int { get }
  /// How many RIBs below it are left out of the list.
  var hidden: Int { get }
  var box: MermaidBox { get }
}

extension TreeOutline.Item: MermaidItem {
  var severity: Severity? { finding?.severity }
  var box: MermaidBox { MermaidBox(self) }
}

/// An item of a static tree, with the tree.
struct StaticMermaidItem: MermaidItem {
  let item: StaticOutline.Item
  let outline: StaticOutline

  var parent: Int? { item.parent }
  var depth: Int { item.depth }
  var severity: Severity? { item.hazards.first?.severity }
  var count: Int { item.isReference ? 0 : 1 }
  var hidden: Int { 0 }
  var box: MermaidBox { MermaidBox(item, of: outline) }
}

/// A RIB as a box in a Mermaid flowchart, with the line from its parent.
struct MermaidBox {
  /// Longer names are cut, so that a box stays readable.
  private static let longestName = 60

  private let label: String
  private let shape: (open: String, close: String)
  private let style: String
  private let arrow: String

  init(_ item: TreeOutline.Item) {
    let name = item.label(Self.escaped(item.name))
    label = ([name] + Self.marks(item)).joined(separator: "<br/>")
    switch item.kind {
    case .viewless: shape = Self.viewless
    case .launch: shape = Self.launch
    case .viewable, nil: shape = Self.viewable
    }
    style = Self.style(item.severity) ?? (item.state == .active ? "active" : "inactive")
    arrow = item.status == .attached ? "-->" : "-.->"
  }

  init(_ item: StaticOutline.Item, of outline: StaticOutline) {
    let hazards = item.hazards
    let name = Self.escaped(outline.name(of: item)) + (item.isReference ? " ↗" : "")
    label = ([name] + Self.marks(hazards)).joined(separator: "<br/>")
    switch outline.tree.ribs[item.rib].kind {
    case _ where item.isReference: shape = Self.viewable
    case .router: shape = Self.viewless
    case .launch: shape = Self.launch
    case .viewable: shape = Self.viewable
    }
    style = Self.style(hazards.first?.severity) ?? (item.isReference ? "inactive" : "active")
    switch item.edge?.grade {
    case .attached, nil: arrow = (item.edge?.taken ?? 0) > 0 ? "==>" : "-->"
    case .built: arrow = "-. built .->"
    case .declared: arrow = "-. declared .->"
    }
  }

  private static let viewable = (open: "(", close: ")")
  private static let viewless = (open: "([", close: "])")
  private static let launch = (open: "[[", close: "]]")

  /// The style of a box with findings; nil if they ask for no change.
  private static func style(_ severity: Severity?) -> String? {
    severity.flatMap { $0 > .info ? $0.rawValue : nil }
  }

  /// The maximum number of UTF-16 units that the box adds to the graph.
  ///
  /// - Parameter digits: The maximum length of the numbers in it.
  func size(digits: Int) -> Int { label.utf16.count + Self.frame + 4 * digits }

  /// The longest form of both lines, without the label and the numbers.
  private static let frame =
    "    n[[\"\"]]:::inactive\n".utf16.count + "    n -. \" between\" .-> n\n".utf16.count

  func line(_ number: Int) -> String {
    "    n\(number)\(shape.open)\"\(label)\"\(shape.close):::\(style)\n"
  }

  /// - Parameter between: How many undrawn RIBs lie between the two.
  func edge(from parent: Int, to number: Int, between: Int) -> String {
    guard between > 0 else { return "    n\(parent) \(arrow) n\(number)\n" }
    return "    n\(parent) -. \"\(between) between\" .-> n\(number)\n"
  }

  /// The meaning of the colours, in words.
  private static func marks(_ item: TreeOutline.Item) -> [String] {
    var marks: [String] = []
    switch item.status {
    case .attached: if item.state == .inactive { marks.append("inactive") }
    case .retained: marks.append("off the tree, still alive")
    case .kept: marks.append("off the tree, kept")
    }
    if item.hidden > 0 { marks.append("\(item.hidden) more below") }
    return marks + self.marks(item.findings.prefix(1))
  }

  /// The rules of the findings or hazards that ask for a change, the worst first, each once.
  private static func marks(_ findings: some Collection<some Reportable>) -> [String] {
    let most = 3
    var rules: [String] = []
    for finding in findings where finding.severity > .info {
      let mark = "\(finding.severity == .error ? "✗" : "!") \(finding.rule)"
      if !rules.contains(mark) { rules.append(mark) }
    }
    return rules.prefix(most) + (rules.count > most ? ["and \(rules.count - most) more"] : [])
  }

  /// Makes a name that Mermaid reads as text. ASCII letters and digits stay; all else becomes Mermaid's
  /// entities. So no quote ends the label, and no two words in it form a keyword.
  static func escaped(_ name: String) -> String {
    let scalars = name.printable.unicodeScalars
    var result = ""
    for scalar in scalars.prefix(longestName) {
      let isText =
        scalar.isASCII
        ? scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        : scalar.properties.isAlphabetic
      if isText { result.unicodeScalars.append(scalar) } else { result += "#\(scalar.value);" }
    }
    return scalars.count > longestName ? result + "…" : result
  }
}
