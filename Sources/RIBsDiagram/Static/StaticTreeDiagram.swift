import RIBsAnalysis

extension Diagram {
  /// The tree that an app's source shows, with its hazards.
  ///
  /// - Parameters:
  ///   - outline: The tree.
  ///   - style: The layout, and the URLs of lines.
  /// - Returns: The picture.
  /// - Throws: Errors of the style's engine.
  package static func staticTree(
    _ outline: StaticOutline, _ style: TreeStyle = TreeStyle()
  ) throws -> Diagram {
    let boxes = outline.items.indices.map { outline.box($0, style.link) }
    var tree = try TreeSheet(boxes, style.engine).drawn()
    if boxes.isEmpty { tree.say(["The source shows no RIB."]) }
    let others = AbsentFindings(outline.otherHazards.filter { $0.severity > .info })
    return tree.followed(by: others.drawn(most: nil, style.link)).framed(
      title: outline.title, subtitle: outline.subtitle, summary: outline.summary,
      legend: Legend(boxes, isJoined: outline.coverage != nil))
  }
}

extension StaticOutline {
  /// The last names of the folders that were read.
  fileprivate var title: String {
    let names = paths.compactMap { $0.split(separator: "/").last }.filter {
      $0 != "." && $0 != ".."
    }
    let most = 3
    let named = names.prefix(most).joined(separator: ", ")
    let more = names.count > most ? " and \(names.count - most) more" : ""
    return names.isEmpty ? "The app's RIBs" : TextMeasure.shortened(named, to: 60) + more
  }

  fileprivate var subtitle: String { "The tree in the source: \(sizes.joined(separator: ", "))" }

  /// How many RIBs and edges there are, and how many of the attaches traces reached.
  fileprivate var sizes: [String] {
    var sizes = [tree.ribs.count == 1 ? "1 RIB" : "\(tree.ribs.count) RIBs"]
    let words: [(StaticEdge.Grade, String)] = [
      (.attached, "attached"), (.built, "only built"), (.declared, "only declared"),
    ]
    let counts = words.map { (count(of: $0), $1) }.filter { $0.0 > 0 }
    for (index, (count, word)) in counts.enumerated() {
      let noun = index > 0 ? "" : count == 1 ? "edge " : "edges "
      sizes.append("\(count) \(noun)\(word)")
    }
    if let coverage, !coverage.attaches.isEmpty {
      let taken = coverage.attaches.count(where: \.isTaken)
      sizes.append(
        "\(taken) of \(coverage.attaches.count) attaches reached in \(coverage.traces == 1 ? "a trace" : "\(coverage.traces) traces")"
      )
    }
    return sizes
  }

  /// The picture in words, for readers who cannot see it.
  fileprivate var summary: String {
    let most = 20
    let hazards = (items.flatMap(\.hazards) + otherHazards).worstFirst
      .filter { $0.severity > .info }
    let trouble =
      hazards.isEmpty
      ? "No hazard was found."
      : hazards.prefix(most).map { "\($0.rule): \($0.message)" }.joined(separator: " ")
    let more = hazards.count > most ? " And \(hazards.count - most) more." : ""
    return "A tree read from source: \(sizes.joined(separator: ", ")). \(trouble)\(more)"
  }
}
