import RIBsAnalysis

/// A RIB's life together with the findings about it.
struct RIBLog {
  let life: RIBLife
  let rows: [Row]
  /// The index of the row after which events are left out; nil if none are.
  let gap: Int?

  /// An event and the findings about the RIB at that event.
  struct Row {
    let seq: Int
    let line: Int
    let time: Int?
    let at: String?
    let words: String
    let findings: [Finding]
  }

  /// - Parameters:
  ///   - findings: All of the session.
  ///   - own: The indices of the findings about the RIB.
  init(_ life: RIBLife, _ findings: FindingList, own: [Int]) {
    self.life = life
    let hidden = life.hiddenLines
    let shown = own.filter { hidden?.contains(findings.event(at: $0).line) != true }
      .map { findings[$0] }
    let bySeq = Dictionary(grouping: shown, by: \.seq)
    var seen: Set<Int> = []
    let rows = life.entries.map { entry in
      // If an event appears in several rows, only the first carries the findings.
      let isFirst = seen.insert(entry.ref.seq).inserted
      return Row(
        seq: entry.ref.seq, line: entry.ref.line, time: entry.ref.time, at: entry.ref.at,
        words: LogWords.text(entry), findings: isFirst ? bySeq[entry.ref.seq] ?? [] : [])
    }
    // An event of a sibling may cause a finding about this RIB.
    let others = shown.filter { seen.insert($0.seq).inserted }.map { finding in
      Row(
        seq: finding.seq, line: finding.line, time: finding.time, at: finding.at,
        words: "an event of another \(findings.nodeWord.rawValue)"
          + (finding.at.map { " at \($0)" } ?? ""),
        findings: bySeq[finding.seq] ?? [])
    }
    // The RIB's own event comes first on its line.
    let sorted = (rows + others).enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }.map(\.element)
    self.rows = sorted
    gap = hidden.map { hidden in sorted.count { $0.line < hidden.lowerBound } }
  }
}

extension RIBLife {
  /// The lines between the first and the last events shown.
  fileprivate var hiddenLines: Range<Int>? {
    let half = entries.count / 2
    guard leftOut > 0, half > 0 else { return nil }
    let (last, next) = (entries[half - 1].ref.line, entries[half].ref.line)
    return last + 1..<max(last + 1, next)
  }
}

extension SessionReport {
  /// The requested lives with their findings, each made when it comes to it.
  var logs: some Sequence<RIBLog> & SendableMetatype {
    let lives = lives?.lives ?? []
    let own = findings.about(Set(lives.map(\.index)))
    return lives.lazy.map { RIBLog($0, findings, own: own[$0.index] ?? []) }
  }
}
