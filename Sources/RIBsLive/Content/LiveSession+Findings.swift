import RIBsAnalysis
import RIBsTrace

// The findings of a session, with their moments.

extension LiveSession {
  /// At most this many RIBs with findings are marked in the tree. Nobody looks at more.
  private static let mostMarked = 20_000
  /// At most this many findings of a cause lead to their moments.
  private static let mostOccurrences = 100

  func writeCauses(_ lists: inout GrowingLists, to json: inout JSONWriter) {
    let occurrences = report.occurrences(most: Self.mostOccurrences)
    lists.write("causes", causes.prefix(CheckReport.usualMost), to: &json) { cause, json in
      write(cause, occurrences[cause.fingerprint] ?? [], to: &json)
    }
    let fingerprints = report.findings.causeFingerprints
    let found = report.firstFindingsOfRIBs(most: Self.mostMarked).compactMap { found -> [Int]? in
      guard let rib = found.rib, let cause = causeIndices[fingerprints[found.cause]] else {
        return nil
      }
      let moment = moment(of: found.seq)
      return [history[rib].id, moment, cause, time(at: moment)]
    }
    lists.write("found", found, to: &json) { $1.write($0) { $1.value($0) } }
  }

  private func write(
    _ cause: Cause, _ occurrences: [FindingPosition], to json: inout JSONWriter
  ) {
    let finding = cause.shown
    json.beginObject()
    json.field("fingerprint", cause.fingerprint)
    json.field("rule", finding.rule)
    json.field("severity", finding.severity.rawValue)
    json.field("message", finding.message)
    json.field("fix", finding.fix)
    json.field("held", orNull: cause.heldBy)
    json.field("rib", orNull: finding.rib)
    json.field("path", finding.path)
    var shown: Set<String> = []
    code.write("site", finding.at, around: &shown, to: &json)
    json.field("times", cause.count)
    json.field("exempt", orNull: finding.exemption?.reason)
    if cause.finding?.time == nil { json.field("line", finding.line) }
    json.key("events")
    json.beginArray()
    for occurrence in occurrences { json.value(moment(of: occurrence.seq)) }
    json.endArray()
    json.key("eventTimes")
    json.beginArray()
    for occurrence in occurrences { json.value(time(at: moment(of: occurrence.seq))) }
    json.endArray()
    json.key("ribs")
    json.beginArray()
    for occurrence in occurrences {
      if let rib = occurrence.rib { json.value(history[rib].id) } else { json.null() }
    }
    json.endArray()
    json.key("related")
    json.beginArray()
    for related in finding.related {
      json.beginObject()
      json.field("note", related.note)
      code.write("site", related.at, around: &shown, to: &json)
      // A place in the source has no event.
      json.field("event", related.seq.map(moment) ?? 0)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  /// What holds RIBs, or objects of theirs, that should be gone, and the moment from which that is known.
  func keepers(of ribs: Set<NodeIndex>) -> [NodeIndex: [(event: Int, heldBy: HeldBy)]] {
    let findings = report.findings
    // The text of a finding takes time to build.
    let about = findings.about(ribs).sorted { $0.key < $1.key }.prefix(Self.mostMarked)
    return about.reduce(into: [:]) { keepers, about in
      keepers[about.key] = about.value.compactMap { index in
        findings[index].heldBy.map { (moment(of: findings.event(at: index).seq), $0) }
      }
    }
  }

  private func time(at moment: Int) -> Int { moment == 0 ? 0 : history.event(moment).time }

  /// The moment after which a finding counts.
  private func moment(of seq: Int) -> Int { history.moment(reaching: seq) }
}
