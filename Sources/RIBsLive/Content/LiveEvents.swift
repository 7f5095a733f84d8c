import Foundation
import RIBsAnalysis
import RIBsTrace

/// The log of a session: its events, or those that fit a filter. A page asks for the rows that it shows.
struct LiveEvents {
  /// The most rows of an answer.
  private static let mostRows = 500

  private let session: LiveSession
  /// The numbers of the events that fit.
  private let numbers: [Int]
  private let rows: Range<Int>

  /// - Parameters:
  ///   - session: What the page shows.
  ///   - query: `text` in the name of a RIB or of what the event is about, `type`, and the number of a `rib`. The rows are
  ///     `count` ones from index `from` on, or those around the event `at`.
  init(of session: LiveSession, _ query: [String: String]) {
    self.session = session
    let filter = Filter(session, query)
    let history = session.history
    numbers = history.count == 0 ? [] : (1...history.count).filter { filter.fits($0) }
    let count = min(Self.mostRows, max(1, query["count"].flatMap(Int.init) ?? 100))
    var first = query["from"].flatMap(Int.init) ?? 0
    if let event = query["at"].flatMap(Int.init) {
      let next = numbers.firstIndex { $0 > event } ?? numbers.count
      first = next - 1 - count / 2
    }
    first = min(max(0, first), max(0, numbers.count - count))
    rows = first..<min(numbers.count, first + count)
  }

  /// Writes the keys of the answer into an open object.
  func write(to json: inout JSONWriter) {
    json.field("total", numbers.count)
    json.field("from", rows.lowerBound)
    json.key("rows")
    json.write(numbers[rows]) { number, json in
      let event = session.history.event(number)
      json.beginObject()
      json.field("event", number)
      json.field("seq", event.seq)
      json.field("time", event.time)
      json.field("type", event.type.rawValue)
      json.field("rib", orNull: event.rib.map { session.history[$0].id })
      json.field("words", session.words(number))
      session.code.write("site", event.site.map { session.strings[$0] }, to: &json)
      json.endObject()
    }
  }

  /// Decides which events the log shows.
  private struct Filter {
    private let session: LiveSession
    private let text: String
    private let type: String?
    private let rib: NodeIndex?
    private let isNobody: Bool
    /// The RIBs whose names contain the text.
    private let named: Set<NodeIndex>

    init(_ session: LiveSession, _ query: [String: String]) {
      self.session = session
      let text = (query["text"] ?? "").lowercased()
      self.text = text
      type = query["type"].flatMap { $0.isEmpty ? nil : $0 }
      let id = query["rib"].flatMap(Int.init)
      rib = id.flatMap { session.history.rib(id: $0) }
      isNobody = id != nil && rib == nil
      named =
        text.isEmpty
        ? [] : Set(session.history.ribs.filter { session.name(of: $0).lowercased().contains(text) })
    }

    func fits(_ number: Int) -> Bool {
      let event = session.history.event(number)
      if isNobody { return false }
      if let type, event.type.rawValue != type { return false }
      if let rib, event.rib != rib, event.parent != rib { return false }
      guard !text.isEmpty else { return true }
      if let rib = event.rib, named.contains(rib) { return true }
      if let parent = event.parent, named.contains(parent) { return true }
      return event.rib == nil && session.words(number).lowercased().contains(text)
    }
  }
}
