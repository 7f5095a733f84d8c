import RIBsAnalysis
import RIBsTrace

/// The flows of a session, for other programs. Keys are sorted. The version rises when a key changes its
/// meaning.
package struct FlowsJSON {
  private static let version = 1

  private let session: SessionReport
  private let source: String

  /// - Parameters:
  ///   - session: What the session showed.
  ///   - source: The trace's path, or `standard input`.
  package init(_ session: SessionReport, from source: String) {
    self.session = session
    self.source = source
  }

  /// Writes the flows as JSON with a line ending.
  ///
  /// - Parameters:
  ///   - flows: The flows to write; all of the session by default.
  ///   - output: Receives the next bytes, in UTF-8.
  package func write(
    _ flows: [Flow]? = nil, to output: ([UInt8]) throws -> Void
  ) rethrows {
    var json = JSONWriter(indents: true)
    json.beginObject()
    json.key("flows")
    json.beginArray()
    for flow in flows ?? session.flows {
      try Self.write(flow, to: &json, output)
      try output(json.drain())
    }
    json.endArray()
    json.field("session", session.name)
    json.field("source", source)
    json.field("version", Self.version)
    json.endObject()
    json.newline()
    try output(json.drain())
  }

  private static func write(
    _ flow: Flow, to json: inout JSONWriter, _ output: ([UInt8]) throws -> Void
  ) rethrows {
    json.beginObject()
    json.key("designs")
    json.beginObject()
    json.key("horizontal")
    try write(flow.figures(as: .horizontal), to: &json, output)
    json.key("vertical")
    try write(flow.figures(as: .vertical), to: &json, output)
    json.endObject()
    json.key("ends")
    try list(flow.ends, to: &json, output) { $1.value($0) }
    json.key("moves")
    try write(flow.transitions, to: &json, output)
    json.key("overlays")
    try write(flow.overlays, to: &json, output)
    json.field("owner", flow.owner)
    json.key("repeats")
    try write(flow.repeats, to: &json, output)
    json.field("shape", flow.shape.rawValue)
    json.key("starts")
    try list(flow.starts, to: &json, output) { $1.value($0) }
    json.key("steps")
    try list(flow.steps, to: &json, output) { $1.value($0) }
    json.field("verdict", Verdict(flow.verdict).rawValue)
    json.field("verdictSentence", flow.verdictSentence)
    json.endObject()
  }

  private static func write(
    _ figures: DesignFigures, to json: inout JSONWriter, _ output: ([UInt8]) throws -> Void
  ) rethrows {
    json.beginObject()
    json.field("allPairs", figures.allPairs)
    json.field("calls", figures.calls)
    json.field("depth", figures.depth)
    json.field("fanOut", figures.fanOut)
    json.key("forbidden")
    try write(figures.forbidden, to: &json, output)
    json.field("hopsFromLast", figures.hopsFromLast)
    json.field("managedChildren", figures.managedChildren)
    json.key("meanHops")
    json.value(tenths: Int((figures.meanHops * 10).rounded()))
    json.key("permitted")
    try write(figures.permitted, to: &json, output)
    json.field("permittedPairs", figures.permittedPairs)
    json.endObject()
  }

  /// A real flow has few steps, but a trace may hold one with a million, so the list is written in chunks.
  private static func list<Value>(
    _ values: [Value], to json: inout JSONWriter, _ output: ([UInt8]) throws -> Void,
    _ write: (Value, inout JSONWriter) -> Void
  ) rethrows {
    json.beginArray()
    for (index, value) in values.enumerated() {
      write(value, &json)
      if index % 10_000 == 9_999 { try output(json.drain()) }
    }
    json.endArray()
  }

  /// Identifies steps by index, since two steps of a vertical flow may share a name.
  private static func write(
    _ transitions: [Flow.Transition], to json: inout JSONWriter,
    _ output: ([UInt8]) throws -> Void
  ) rethrows {
    try list(transitions, to: &json, output) { transition, json in
      json.beginObject()
      json.field("count", transition.count)
      json.field("from", transition.from)
      json.field("to", transition.to)
      json.endObject()
    }
  }
}

extension FlowsJSON {
  /// A verdict as one word.
  enum Verdict: String, CaseIterable {
    case vertical, horizontal, undecided, either

    init(_ verdict: FlowVerdict) {
      self =
        switch verdict {
        case .vertical: .vertical
        case .horizontal: .horizontal
        case .undecided: .undecided
        case .eitherWay: .either
        }
    }
  }
}
