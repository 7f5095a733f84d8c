import Foundation
import RIBsTestSupport

/// An imaginary event about a RIB with a key of its own, added by the list in CONTRIBUTING.md: `ready` says that a router
/// has loaded, and `children` how many children it has by then.
struct AddedEvent {
  /// Lines that are added to a file.
  struct Addition: Sendable, CustomStringConvertible {
    let file: String
    /// The line that they come after. It must stand in the file once.
    let line: String
    let lines: String

    var description: String { "after '\(line.trimmingCharacters(in: .whitespaces))' in \(file)" }
  }

  static let additions: [Addition] =
    add(
      "Sources/RIBsTrace/Format/TraceFormat.swift",
      (
        "  case waited, workflow, worker, phase, step, count, reason",
        "  case children"
      ),
      (
        "  case appear, disappear, leak, workflow, worker, mark, settle, unsettled, drop, end",
        "  case ready"
      ),
      (
        #"    case .appear: aboutRIB("The RIB's view came on screen.", .id)"#,
        """
            case .ready:
              aboutRIB(
                "The router has loaded.", .id,
                .required(.children, .count, "How many children it has by then."))
        """
      ))
    + add(
      "Sources/RIBsTrace/Events/EventBody.swift",
      (
        "    case appear(id: Int)",
        """
            /// The router has loaded, with so many children.
            case ready(id: Int, children: Int)
        """
      ),
      ("    case .appear: .appear", "    case .ready: .ready"),
      (
        "    case .appear(let id): fields.number(.id, id)",
        """
            case .ready(let id, let children):
              fields.number(.id, id)
              fields.number(.children, children)
        """
      ),
      (
        "    case .appear: self = .appear(id: values[.id])",
        "    case .ready: self = .ready(id: values[.id], children: values[.children])"
      ))
    + add(
      "Sources/RIBsRecording/RouterRecord.swift",
      (
        "  case appeared",
        """
          /// Its router has loaded, with so many children.
          case ready(children: Int)
        """
      ),
      (
        "  public func viewDidAppear() { rib.report(.appeared) }",
        """

          /// Reports that the router has loaded.
          ///
          /// - Parameter children: How many children it has by then.
          public func isReady(children: Int) { rib.report(.ready(children: children)) }
        """
      ))
    + add(
      "Sources/InstrumentedRIBs/Routing/RouterNode.swift",
      ("    didLoad()", "    routerRecord?.isReady(children: children.count)"))
    + add(
      "Sources/RIBsRecorder/Recording.swift",
      (
        "    case .appeared: write(.appear(id: rib.id))",
        "    case .ready(let children): write(.ready(id: rib.id, children: children))"
      ))
    + add(
      "Sources/RIBsAnalysis/Replay/Forest/Change.swift",
      ("  case appeared(NodeIndex)", "  case ready(NodeIndex, children: Int)"),
      (
        "    case .held(let node, let holder, _), .unheld(let node, let holder, _, _): [node, holder]",
        "    case .ready(let node, _): [node]"
      ),
      ("    case .appeared: .appeared", "    case .ready: .ready"),
      ("  case workflowAdvanced, workerChanged, marked, settled, other", "  case ready"),
      (
        "    case .settle: return .settled",
        """
            case .ready(let id, let children):
              return .ready(node(id, event.introduction), children: children)
        """
      ))
    + add(
      "Sources/RIBsReport/Log/EventWords.swift",
      (
        #"    case .load: return reader.picks("\(rib) loads", own: "loaded")"#,
        #"""
            case .ready(_, let children):
              return reader.picks(
                "\(rib) is ready, children: \(children)", own: "ready, children: \(children)")
        """#
      ))

  /// The files that the event needs, in the order in which data flows.
  static let files = additions.map(\.file).reduce(into: [String]()) {
    if $0.last != $1 { $0.append($1) }
  }

  /// The numbered files of the section in CONTRIBUTING.md.
  static func listedFiles() throws -> [String] {
    let text = try String(
      contentsOf: Repository.root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    guard let title = text.range(of: "\n## Add an event type with a key\n") else { return [] }
    let section = text[title.upperBound...].prefix { $0 != "#" }
    return section.matches(of: /(?m)^\d+\. `(Sources\/[^`]+)`/).map { String($0.1) }
  }

  /// The source of a file with the event.
  static func source(of file: String, with source: String) -> String {
    var lines = source.components(separatedBy: "\n")
    for addition in additions where addition.file == file {
      guard let index = lines.firstIndex(of: addition.line) else { continue }
      lines.insert(addition.lines, at: index + 1)
    }
    return lines.joined(separator: "\n")
  }

  private static func add(
    _ file: String, _ additions: (after: String, lines: String)...
  ) -> [Addition] {
    additions.map { Addition(file: file, line: $0.after, lines: $0.lines) }
  }
}
