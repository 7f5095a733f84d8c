import RIBsAnalysis

/// What was read of an app's source, in words.
struct SourceWords {
  /// At most this many folders are named.
  private static let mostPaths = 5

  private let report: SourceReport

  init(_ report: SourceReport) {
    self.report = report
  }

  /// The folders and files given.
  var title: String {
    if report.paths == ["."] { return "The working directory" }
    let named = report.paths.prefix(Self.mostPaths).joined(separator: ", ")
    let more = report.paths.count - Self.mostPaths
    return more > 0 ? "\(named) and \(more) more" : named
  }

  /// How much was read, and what it shows.
  var scope: String {
    let ribs = report.tree.ribs.count
    return [
      counted(report.files, "file"), counted(report.lines, "line"),
      counted(ribs, "RIB"), edges,
    ].joined(separator: " · ")
  }

  /// How many pairs of RIBs have an edge, by the highest grade of each.
  private var edges: String {
    struct Pair: Hashable {
      let parent: Int
      let child: Int
    }
    var grades: [Pair: StaticEdge.Grade] = [:]
    for edge in report.tree.edges {
      let pair = Pair(parent: edge.parent, child: edge.child)
      grades[pair] = max(edge.grade, grades[pair] ?? edge.grade)
    }
    func count(_ grade: StaticEdge.Grade) -> Int { grades.values.count { $0 == grade } }
    let attached = count(.attached)
    var words = "\(attached) edge\(attached == 1 ? "" : "s") attached"
    for grade in [StaticEdge.Grade.built, .declared] where count(grade) > 0 {
      words += ", \(count(grade)) only \(grade.rawValue)"
    }
    return words
  }

  /// At most this many RIBs that nobody attaches are named.
  private static let mostUnattached = 10

  /// The RIBs that nothing attaches, in a sentence; nil if there are none.
  var unattached: String? {
    let outline = StaticOutline(report.tree)
    let names = report.tree.unattached.map { outline.name(of: $0) }
    guard !names.isEmpty else { return nil }
    var listed = Array(names.prefix(Self.mostUnattached))
    if names.count > listed.count { listed.append("\(names.count - listed.count) more") }
    let last = listed.removeLast()
    let list = listed.isEmpty ? last : "\(listed.joined(separator: ", ")) or \(last)"
    return "Nothing that was read attaches \(list)."
  }
}

extension SourceReport {
  /// Why source without hazards is not clean, in a sentence.
  var incompleteSentence: String {
    let files = Set(remarks.map(\.file)).count
    return
      "\(files == 1 ? "1 file" : "\(files) files") could not be read in full: no findings does not mean clean."
  }
}
