import RIBsAnalysis
import RIBsTrace

/// A RIB of the outline as a box in a Mermaid flowchart.
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
    case .viewless: shape = ("([", "])")
    case .launch: shape = ("[[", "]]")
    case .viewable, nil: shape = ("(", ")")
    }
    switch item.finding?.severity {
    case .error: style = "error"
    case .warning: style = "warning"
    case .info, nil: style = item.state == .active ? "active" : "inactive"
    }
    arrow = item.status == .attached ? "-->" : "-.->"
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
    if let finding = item.finding, finding.severity > .info {
      marks.append("\(finding.severity == .error ? "✗" : "!") \(finding.rule)")
    }
    return marks
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
