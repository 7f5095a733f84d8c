import RIBsAnalysis
import RIBsTrace

/// The bars of the page's Lifetimes.
struct LiveLifetimes {
  private let lifetimes: Lifetimes
  private let history: TreeHistory

  init(of session: LiveSession) {
    lifetimes = Lifetimes(of: session.report)
    history = session.history
  }

  /// Writes the keys into an open object. A bar is a list of numbers: its RIB, its place, and the bar above or -1. Five
  /// more stand for each span: the first event and its time, the last event and its time or -1 twice, and its state.
  func write(_ lists: inout GrowingLists, to json: inout JSONWriter) {
    let states = TreeOutline.State.allCases
    json.field("to", lifetimes.last)
    json.field("toTime", time(of: lifetimes.last))
    json.field("leftOut", lifetimes.leftOut)
    json.key("states")
    json.write(states) { $1.value($0.rawValue) }
    lists.write("bars", lifetimes.bars, to: &json) { bar, json in
      json.beginArray()
      json.value(history[bar.rib].id)
      json.value(bar.position)
      json.value(bar.parent ?? -1)
      for span in bar.spans {
        json.value(span.first)
        json.value(time(of: span.first))
        json.value(span.last ?? -1)
        json.value(span.last.map(time) ?? -1)
        json.value(states.firstIndex(of: span.state) ?? 0)
      }
      json.endArray()
    }
  }

  private func time(of event: Int) -> Int { event == 0 ? 0 : history.event(event).time }
}
