import RIBsAnalysis
import RIBsTrace

// The whole session at a glance.

extension LiveSession {
  /// How finely the timeline shows how many RIBs are on the tree. A screen has about as many pixels side by side.
  private static let mostSamples = 2000

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
  func writeCurve(to json: inout JSONWriter) {
    let count = history.count
    let samples = min(Self.mostSamples, count)
    var first = 1
    json.key("curve")
    json.write(1..<samples + 1) { sample, json in
      let last = sample * count / samples
      var (most, attaches, detaches) = (0, 0, 0)
      for number in first...last {
        let event = history.event(number)
        most = max(most, Int(event.standing))
        if event.type == .attach { attaches += 1 }
        if event.type == .detach { detaches += 1 }
      }
      json.write([last, history.event(last).time, most, attaches, detaches]) { $1.value($0) }
      first = last + 1
    }
  }
}
