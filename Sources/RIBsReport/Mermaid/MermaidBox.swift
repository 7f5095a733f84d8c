import RIBsAnalysis
import RIBsTrace

/// A RIB of the outline as a box of a Mermaid flowchart.
struct MermaidBox {
  /// A longer name is cut: what is drawn is to be looked at.
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
    arrow = item.place == .attached ? "-->" : "-.->"
  }

  /// At most so many UTF-16 units go into the graph with the box.
  ///
  /// - Parameter digits: How long the numbers in it may be.
  func size(digits: Int) -> Int { label.utf16.count + Self.frame + 4 * digits }

  /// Both lines without the label and the numbers, as they are longest.
  private static let frame =
    "    n[[\"\"]]:::inactive\n".utf16.count + "    n -. \" between\" .-> n\n".utf16.count

  func line(_ number: Int) -> String {
    "    n\(number)\(shape.open)\"\(label)\"\(shape.close):::\(style)\n"
  }

  /// - Parameter between: How many RIBs that are not drawn stand between the two.
  func edge(from parent: Int, to number: Int, between: Int) -> String {
    guard between > 0 else { return "    n\(parent) \(arrow) n\(number)\n" }
    return "    n\(parent) -. \"\(between) between\" .-> n\(number)\n"
  }

  /// What colour says, in words.
  private static func marks(_ item: TreeOutline.Item) -> [String] {
    var marks: [String] = []
    switch item.place {
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

  /// A name that is only ever text: of ASCII nothing but letters and digits stands for itself, the rest is
  /// written as Mermaid's entities. So no quote ends the label, and no two words in it are a keyword.
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
