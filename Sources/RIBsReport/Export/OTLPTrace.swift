import Foundation
import RIBsAnalysis
import RIBsTrace

/// A session in the JSON of OpenTelemetry's protocol: one line with its spans, and one with its findings as log records. The
/// collector's file exporter writes such lines too.
///
/// The keys are those of `TracesData` and `LogsData` (github.com/open-telemetry/opentelemetry-proto, 1.5): numbers of 64 bits
/// are text, and ids hexadecimal.
package struct OTLPTrace {
  /// A receiver takes no more in one request.
  private static let bounds = Lifetimes.Bounds(bars: 50_000, spans: 200_000)
  /// At most this many findings are exported.
  private static let mostFindings = 10_000

  private let session: SessionReport
  private let history: TreeHistory
  private let lifetimes: Lifetimes
  /// When the session began, in nanoseconds since 1970; 0 if the header does not say it.
  private let start: Int
  private let trace: String

  /// - Parameter session: A session whose analysis kept its history and its header.
  package init(_ session: SessionReport) {
    self.session = session
    history = session.history ?? TreeHistory()
    lifetimes = Lifetimes(of: session, Self.bounds)
    let startedAt = session.header?.startedAt ?? ""
    start = Self.nanoseconds(startedAt)
    // The same session always has the same id.
    let identity = [session.app ?? "", session.name, startedAt].joined(separator: "\n")
    trace = Self.hexadecimal(SHA256.hash(identity.utf8).prefix(16))
  }

  /// What has no room, in a sentence; nil if everything has.
  package var leftOut: String? {
    lifetimes.leftOut(findings: session.findings.count - Self.mostFindings)
  }

  /// Writes both lines.
  ///
  /// - Parameter output: Receives the next bytes.
  package func write(to output: ([UInt8]) throws -> Void) rethrows {
    try line(to: output, "resourceSpans", "scopeSpans", "spans") { json in
      writeSession(to: &json)
      for index in lifetimes.bars.indices { writeBar(index, to: &json) }
    }
    let newest = newestBars
    try line(to: output, "resourceLogs", "scopeLogs", "logRecords") { json in
      for finding in session.findings.prefix(Self.mostFindings) where finding.exemption == nil {
        write(finding, span: finding.node.flatMap { newest[$0] }.map { $0 + 1 } ?? 0, to: &json)
      }
    }
  }

  /// A line whose values stand in a resource and a scope.
  private func line(
    to output: ([UInt8]) throws -> Void, _ resources: StaticString, _ scopes: StaticString,
    _ values: StaticString, _ body: (inout JSONWriter) -> Void
  ) rethrows {
    var json = JSONWriter()
    json.beginObject()
    json.key(resources)
    json.beginArray()
    json.beginObject()
    json.key("resource")
    json.beginObject()
    let header = session.header
    write(
      [
        ("service.name", session.app), ("service.version", header?.appVersion),
        ("device.model.identifier", header?.device), ("os.description", header?.platform),
        ("session.id", session.name),
      ], to: &json)
    json.endObject()
    json.key(scopes)
    json.beginArray()
    json.beginObject()
    json.key("scope")
    json.beginObject()
    json.field("name", "ribs-inspect")
    json.endObject()
    json.key(values)
    json.beginArray()
    body(&json)
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.newline()
    try output(json.drain())
  }

  // MARK: Spans

  private func writeSession(to json: inout JSONWriter) {
    beginSpan(0, below: nil, session.name, from: 0, to: history.count, &json)
    write([("ribs.events", String(history.count))], to: &json)
    events(
      (1..<history.count + 1).compactMap { number in
        guard case .mark(let name) = history.event(number).body else { return nil }
        return (number, session.paths.strings[name])
      }, to: &json)
    json.endObject()
  }

  private func writeBar(_ index: Int, to json: inout JSONWriter) {
    let bar = lifetimes.bars[index]
    guard let first = bar.spans.first, let last = bar.spans.last else { return }
    let rib = history[bar.rib]
    beginSpan(
      index + 1, below: bar.parent.map { $0 + 1 } ?? 0,
      rib.name.map { session.paths.strings[$0] } ?? Forest.unknownName, from: first.first,
      to: last.last ?? history.count, &json)
    let site = first.first > 0 ? history.event(first.first).site : nil
    write(
      [
        ("ribs.path", session.positions?.path(of: bar.position)), ("ribs.id", String(rib.id)),
        ("ribs.attached_at", site.map { session.paths.strings[$0] }),
        ("ribs.state", last.state.rawValue),
      ], to: &json)
    events(bar.spans.map { ($0.first, $0.state.rawValue) }, to: &json)
    json.endObject()
  }

  private func beginSpan(
    _ number: Int, below parent: Int?, _ name: String, from first: Int, to last: Int,
    _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.field("traceId", trace)
    json.field("spanId", Self.id(number))
    if let parent { json.field("parentSpanId", Self.id(parent)) }
    json.field("name", name)
    // SPAN_KIND_INTERNAL
    json.field("kind", 1)
    json.field("startTimeUnixNano", time(of: first))
    json.field("endTimeUnixNano", time(of: max(first, last)))
  }

  private func events(_ events: [(number: Int, name: String)], to json: inout JSONWriter) {
    json.key("events")
    json.beginArray()
    for event in events {
      json.beginObject()
      json.field("timeUnixNano", time(of: event.number))
      json.field("name", event.name)
      json.endObject()
    }
    json.endArray()
  }

  // MARK: Log records

  /// The number of the last bar of each RIB.
  private var newestBars: [NodeIndex: Int] {
    Dictionary(lifetimes.bars.enumerated().map { ($0.element.rib, $0.offset) }) { $1 }
  }

  private func write(_ finding: Finding, span: Int, to json: inout JSONWriter) {
    json.beginObject()
    let event = history.moment(reaching: finding.seq)
    json.field("timeUnixNano", time(of: event))
    json.field("observedTimeUnixNano", time(of: event))
    // INFO, WARN and ERROR of OpenTelemetry's log data model.
    let number =
      switch finding.severity {
      case .info: 9
      case .warning: 13
      case .error: 17
      }
    json.field("severityNumber", number)
    json.field("severityText", finding.severity.rawValue)
    json.key("body")
    json.beginObject()
    json.field("stringValue", finding.message)
    json.endObject()
    write(
      [
        ("ribs.rule", finding.rule), ("ribs.path", finding.path), ("ribs.at", finding.at),
        ("ribs.fix", finding.fix), ("ribs.fingerprint", finding.fingerprint),
      ], to: &json)
    json.field("traceId", trace)
    json.field("spanId", Self.id(span))
    json.endObject()
  }

  // MARK: Values

  private func write(_ attributes: [(String, String?)], to json: inout JSONWriter) {
    json.key("attributes")
    json.beginArray()
    for (key, value) in attributes {
      guard let value else { continue }
      json.beginObject()
      json.field("key", key)
      json.key("value")
      json.beginObject()
      json.field("stringValue", value)
      json.endObject()
      json.endObject()
    }
    json.endArray()
  }

  /// Nanoseconds since 1970, as text.
  private func time(of event: Int) -> String {
    let time = event <= 0 || history.count == 0 ? 0 : history.event(min(event, history.count)).time
    return String(max(0, start &+ time))
  }

  /// A span's id: 8 bytes, and not 0.
  private static func id(_ number: Int) -> String {
    let digits = String(number + 1, radix: 16)
    return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
  }

  private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func nanoseconds(_ text: String) -> Int {
    let styles = [
      Date.ISO8601FormatStyle(includingFractionalSeconds: true), Date.ISO8601FormatStyle(),
    ]
    guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first,
      (0..<9_000_000_000).contains(date.timeIntervalSince1970)
    else { return 0 }
    return Int((date.timeIntervalSince1970 * 1000).rounded()) * 1_000_000
  }
}
