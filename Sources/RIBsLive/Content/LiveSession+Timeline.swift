import RIBsAnalysis
import RIBsTrace

// The whole session at a glance.

extension LiveSession {
  /// How finely the timeline shows how many RIBs are on the tree. A screen has about as many pixels side by side.
  private static let mostSamples = 2048

  var marks: some Sequence<Int> {
    guard !report.marks.isEmpty, history.count > 0 else { return [Int]()[...] }
    return (1...history.count).filter { history.event($0).type == .mark }[...]
  }

  func writeMark(_ number: Int, to json: inout JSONWriter) {
    json.beginObject()
    json.field("event", number)
    json.field("time", history.event(number).time)
    json.field("name", name(ofMark: number))
    json.endObject()
  }

  private func name(ofMark number: Int) -> String {
    guard case .mark(let name) = history.event(number).body else { return "" }
    return strings[name]
  }

  /// Writes five values for each of at most ``mostSamples`` runs of consecutive events: the number of its last event, the
  /// time of that event, the most RIBs on the tree, and how many were attached and detached.
  func writeCurve(_ lists: inout GrowingLists, to json: inout JSONWriter) {
    let count = history.count
    // A power of two, so that most runs stay as they are while the session grows.
    var length = 1
    while count > length * Self.mostSamples { length *= 2 }
    lists.write("curve", stride(from: 1, through: count, by: length), to: &json) { first, json in
      let last = min(first + length - 1, count)
      var (most, attaches, detaches) = (0, 0, 0)
      for number in first...last {
        let event = history.event(number)
        most = max(most, Int(event.standing))
        if event.type == .attach { attaches += 1 }
        if event.type == .detach { detaches += 1 }
      }
      json.write([last, history.event(last).time, most, attaches, detaches]) { $1.value($0) }
    }
  }
}
