import RIBsAnalysis
import RIBsTrace

/// The flows of a session for other programs. Keys are sorted; the version rises when one of them changes its
/// meaning.
public struct FlowsJSON {
  private static let version = 1

  private let session: SessionReport
  private let source: String

  /// - Parameters:
  ///   - session: What the session showed.
  ///   - source: The trace's path, or `standard input`.
  public init(_ session: SessionReport, from source: String) {
    self.session = session
    self.source = source
  }

  /// The flows as JSON, with its end of line.
  ///
  /// - Parameter flows: The flows to tell of; all of the session by default.
  /// - Returns: UTF-8.
  public func bytes(_ flows: [Flow]? = nil) -> [UInt8] {
    var json = JSONWriter(indents: true)
    json.beginObject()
    json.key("flows")
    json.beginArray()
    for flow in flows ?? session.flows { Self.write(flow, to: &json) }
    json.endArray()
    json.field("session", session.name)
    json.field("source", source)
    json.field("version", Self.version)
    json.endObject()
    json.newline()
    return json.drain()
  }

  private static func write(_ flow: Flow, to json: inout JSONWriter) {
    json.beginObject()
    json.key("designs")
    json.beginObject()
    json.key("horizontal")
    write(flow.figures(as: .horizontal), to: &json)
    json.key("vertical")
    write(flow.figures(as: .vertical), to: &json)
    json.endObject()
    json.key("ends")
    write(flow.ends, to: &json)
    json.key("moves")
    write(flow.transitions, to: &json)
    json.key("overlays")
    write(flow.overlays, to: &json)
    json.field("owner", flow.owner)
    json.key("repeats")
    write(flow.repeats, to: &json)
    json.field("shape", flow.shape.rawValue)
    json.key("starts")
    write(flow.starts, to: &json)
    json.key("steps")
    json.beginArray()
    for step in flow.steps { json.value(step) }
    json.endArray()
    json.field("verdict", Verdict(flow.verdict).rawValue)
    json.field("verdictSentence", flow.verdictSentence)
    json.endObject()
  }

  private static func write(_ figures: DesignFigures, to json: inout JSONWriter) {
    json.beginObject()
    json.field("allPairs", figures.allPairs)
    json.field("calls", figures.calls)
    json.field("depth", figures.depth)
    json.field("fanOut", figures.fanOut)
    json.key("forbidden")
    write(figures.forbidden, to: &json)
    json.field("hopsFromLast", figures.hopsFromLast)
    json.field("managedChildren", figures.managedChildren)
    json.key("meanHops")
    json.value(tenths: Int((figures.meanHops * 10).rounded()))
    json.key("permitted")
    write(figures.permitted, to: &json)
    json.field("permittedPairs", figures.permittedPairs)
    json.endObject()
  }

  private static func write(_ counts: [Int], to json: inout JSONWriter) {
    json.beginArray()
    for count in counts { json.value(count) }
    json.endArray()
  }

  /// Steps by their place and not by their name: two steps of a vertical flow may have the same.
  private static func write(_ transitions: [Flow.Transition], to json: inout JSONWriter) {
    json.beginArray()
    for transition in transitions {
      json.beginObject()
      json.field("count", transition.count)
      json.field("from", transition.from)
      json.field("to", transition.to)
      json.endObject()
    }
    json.endArray()
  }
}

extension FlowsJSON {
  /// A verdict in a word.
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
