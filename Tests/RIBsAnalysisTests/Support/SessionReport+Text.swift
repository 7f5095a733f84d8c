import RIBsTrace

@testable import RIBsAnalysis

extension SessionReport {
  /// All that a session's report says, in lines.
  var wholeText: String {
    Self.text([
      ("session", overview), ("limits", limits), ("findings", findings.map(\.wholeText)),
      ("tree", treeLines), ("off the tree", detachedLines), ("outline", TreeOutline(self).lines),
      ("everywhere", PositionTree.everywhere(self).lines), ("paths", pathLines),
      ("flows", flows.flatMap(\.wholeText)), ("calls", callLines), ("history", historyLines),
    ])
  }

  /// What a session's report says of its tree at a moment, in lines.
  var treeText: String {
    let standing = PositionTree(self)
    return Self.text([
      ("session", overview), ("causes so far", causesSoFar.map(\.words)), ("tree", treeLines),
      ("off the tree", detachedLines), ("outline", TreeOutline(self).lines),
      ("at each position", standing.now.map { $0.map(standing.ever.line) ?? "nobody" }),
    ])
  }

  private static func text(_ parts: [(title: String, lines: [String])]) -> String {
    parts.filter { !$0.lines.isEmpty }.map { title, lines in
      "== \(title)\n" + lines.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private var overview: [String] {
    var lines = [
      "\(name) of \(app ?? "-"): \(events) events in \(self.lines) lines, the last is \(lastEvent)",
      "\(ribs) RIBs, end \(endReason?.rawValue ?? "-"), marks \(marks)",
    ]
    let words: [(Bool, String)] = [
      (hasAttaches, "attaches"), (hasLifetimes, "lifetimes"), (hasHolds, "holds"),
      (isIncomplete, "incomplete"), (isContradictory, "contradictory"),
      (isUnsettled, "unsettled"), (isSampled, "sampled"), (isInconclusive, "inconclusive"),
    ]
    lines.append(words.filter(\.0).map(\.1).joined(separator: ", "))
    if isInconclusive { lines.append(inconclusiveSentence) }
    if let fullest {
      lines.append("fullest after \(fullest.seq) at \(fullest.time) ns: \(fullest.ribs) RIBs")
    }
    if let snapshotPoint {
      lines.append(
        "seen \(snapshotPoint.moment) after \(snapshotPoint.seq) at \(snapshotPoint.time) ns")
    }
    return lines
  }

  private var treeLines: [String] {
    tree.nodes.map { node in
      String(repeating: "  ", count: node.depth)
        + "\(node.rib) #\(node.id) \(node.kind?.rawValue ?? "-")"
        + (node.isActive ? " active" : "") + (node.attached.map { " since \($0.text)" } ?? "")
    }
  }

  private var detachedLines: [String] {
    tree.detached.map { rib in
      "\(rib.rib) #\(rib.id) \(rib.kind?.rawValue ?? "-")" + (rib.isActive ? " active" : "")
        + (rib.parent.map { " below \(tree.detached[$0].rib)" } ?? "")
        + (rib.lastParent.map { " last below \(tree.nodes[$0].rib)" } ?? "")
        + (rib.attached.map { " since \($0.text)" } ?? "")
        + (rib.left.map { " until \($0.text)" } ?? "")
    }
  }

  private var pathLines: [String] {
    paths.indices.map { "\(paths.text(of: $0)): \(paths[$0].mostAtOnce) at once" }
  }

  private var callLines: [String] {
    (calls?.all ?? []).map { call in
      "\(call.kind.rawValue) \(call.parent) \(call.child) at \(call.at ?? "-"), \(call.count)×"
    }
  }

  /// What each event changes about who stands where.
  private var historyLines: [String] {
    guard let history, let positions else { return [] }
    var last: [String] = []
    return (0...history.count).flatMap { moment in
      let standing = history.standing(at: moment).map { standing in
        "#\(history[standing.rib].id) at \(positions.path(of: Int(standing.place)))"
          + (standing.parent.map { " below #\(history[$0].id)" } ?? "")
          + (standing.status.contains(.active) ? " active" : "")
          + (standing.status.contains(.attached) ? " attached" : "")
          + (standing.status.contains(.offTree) ? " off the tree" : "")
      }
      defer { last = standing }
      let gone = last.filter { !standing.contains($0) }.map { "\(moment): - \($0)" }
      return gone + standing.filter { !last.contains($0) }.map { "\(moment): + \($0)" }
    }
  }
}

extension EventRef {
  var text: String { "event \(seq), line \(line), \(time) ns" + (at.map { ", at \($0)" } ?? "") }
}

extension TreeOutline {
  /// Its items, each with all that a picture shows of it.
  var lines: [String] {
    items.map(line) + (leftOut > 0 ? ["\(leftOut) left out"] : [])
      + (cutShort.isEmpty ? [] : ["cut short: \(cutShort.map { $0 ?? -1 }.sorted())"])
  }

  fileprivate func line(_ item: Item) -> String {
    String(repeating: "  ", count: item.depth) + item.label(item.name)
      + " #\(item.id) \(item.kind?.rawValue ?? "-") \(item.status) \(item.state.rawValue)"
      + (item.parent.map { " below \(items[$0].name)" } ?? "")
      + (item.findings.isEmpty ? "" : " \(item.findings.map(\.rule))")
      + (item.troubles.isEmpty ? "" : " in trouble") + (item.hasChildren ? " with children" : "")
      + (item.hidden > 0 ? " hiding \(item.hidden)" : "")
      + (item.attached.map { " since \($0.seq)" } ?? "")
      + (item.left.map { " until \($0.seq)" } ?? "")
  }
}

extension Flow {
  /// All that it says, in lines.
  var wholeText: [String] {
    [
      "\(shape.rawValue) flow of \(owner): \(steps.joined(separator: ", "))",
      "  path \(path), steps at \(steps.indices.map { path(ofStep: $0) })",
      "  starts \(starts), ends \(ends)",
      "  moves \(moves), overlays \(overlaid), repeats \(repeated)",
      "  \(verdictSentence)",
    ]
      + Shape.allCases.map { shape in
        let figures = figures(as: shape)
        return "  \(shape.rawValue): depth \(figures.depth), fan-out \(figures.fanOut), "
          + "\(figures.permittedPairs) of \(figures.allPairs) pairs, "
          + "forbidden \(figures.forbidden.map(words(for:))), "
          + "permitted \(figures.permitted.map(words(for:))), "
          + "\(figures.managedChildren) managed, \(figures.hopsFromLast) hops, "
          + "\(figures.meanHops) on average, \(figures.calls) calls"
      }
  }
}
