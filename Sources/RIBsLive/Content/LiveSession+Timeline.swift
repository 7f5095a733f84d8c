import RIBsAnalysis
import RIBsTrace

// The whole session at a glance.

extension LiveSession {
  /// How finely the timeline shows how many RIBs come and go.
  private static let mostBars = 200

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

  func writeDensity(to json: inout JSONWriter) {
    let count = history.count
    let bars = min(Self.mostBars, count)
    var byEvent = [(attaches: Int, detaches: Int)](repeating: (0, 0), count: bars)
    var byTime = byEvent
    let length = count > 0 ? max(1, history.event(count).time) : 1
    if count > 0 {
      for number in 1...count {
        let event = history.event(number)
        guard event.type == .attach || event.type == .detach else { continue }
        let isAttach = event.type == .attach
        let time = max(0, min(event.time, length - 1))
        let bar = Int(Double(time) / Double(length) * Double(bars))
        if isAttach {
          byEvent[(number - 1) * bars / count].attaches += 1
          byTime[bar].attaches += 1
        } else {
          byEvent[(number - 1) * bars / count].detaches += 1
          byTime[bar].detaches += 1
        }
      }
    }
    json.key("density")
    json.beginObject()
    json.key("events")
    Self.write(byEvent, to: &json)
    json.key("time")
    Self.write(byTime, to: &json)
    json.endObject()
  }

  private static func write(
    _ bars: [(attaches: Int, detaches: Int)], to json: inout JSONWriter
  ) {
    json.beginArray()
    for bar in bars {
      json.beginArray()
      json.value(bar.attaches)
      json.value(bar.detaches)
      json.endArray()
    }
    json.endArray()
  }
}
