import RIBsAnalysis
import RIBsTrace

/// A session as a trace of Perfetto: a track for each RIB below its parent's, with slices while it is attached and active,
/// instants for marks and findings, and flows from what led to a finding.
///
/// The fields are those of `TracePacket`, `TrackDescriptor` and `TrackEvent` in Perfetto's `protos/perfetto/trace`.
package struct PerfettoTrace {
  /// A browser draws no more.
  private static let bounds = Lifetimes.Bounds(bars: 200_000, spans: 1_000_000)
  /// At most this many findings are exported.
  private static let mostFindings = 10_000

  private let session: SessionReport
  private let history: TreeHistory
  private let lifetimes: Lifetimes
  /// The position of each RIB among those that the session mentions.
  private let positions: [NodeIndex: Int]
  private var packets: [Packet] = []
  private var flows = 0

  /// - Parameter session: A session whose analysis kept its history.
  package init(_ session: SessionReport) {
    self.session = session
    history = session.history ?? TreeHistory()
    lifetimes = Lifetimes(of: session, Self.bounds)
    positions = Dictionary(
      uniqueKeysWithValues: history.ribs.enumerated().map { ($0.element, $0.offset) })
    addBars()
    addMarks()
    addFindings()
  }

  /// What has no room, in a sentence; nil if everything has.
  package var leftOut: String? {
    lifetimes.leftOut(findings: session.findings.count - Self.mostFindings)
  }

  /// Writes the trace.
  ///
  /// - Parameter output: Receives the next bytes.
  package func write(to output: ([UInt8]) throws -> Void) rethrows {
    for track in tracks { try output(Self.packed { $0.message(60, track) }) }
    var time = 0
    let ordered = packets.enumerated().sorted {
      ($0.element.event, $0.element.phase.rawValue, $0.offset)
        < ($1.element.event, $1.element.phase.rawValue, $1.offset)
    }
    for (_, packet) in ordered {
      // In a broken trace times may go back. Slices must not.
      time = max(time, self.time(of: packet.event))
      let now = time
      try output(
        Self.packed { message in
          message.number(8, now)
          message.message(11, packet.write)
        })
    }
  }

  /// A packet of the trace, on its one sequence.
  private static func packed(_ body: (inout ProtobufMessage) -> Void) -> [UInt8] {
    var trace = ProtobufMessage()
    trace.message(1) { packet in
      packet.number(10, 1)
      body(&packet)
    }
    return trace.bytes
  }

  // MARK: Tracks

  private enum Track {
    case session, marks, findings
    /// A RIB, by its position among those that the session mentions.
    case rib(Int)

    var number: Int {
      switch self {
      case .session: 1
      case .marks: 2
      case .findings: 3
      case .rib(let position): 4 + position
      }
    }
  }

  private func track(of rib: NodeIndex) -> Track { positions[rib].map { .rib($0) } ?? .session }

  private var tracks: [(inout ProtobufMessage) -> Void] {
    let name = ([session.app, session.header?.appVersion].compactMap(\.self) + [session.name])
      .joined(separator: " ")
    var tracks: [(inout ProtobufMessage) -> Void] = [
      { track in
        track.number(1, Track.session.number)
        track.message(3) { process in
          process.number(1, 1)
          process.text(6, name)
        }
      },
      Self.descriptor(.marks, "Marks", below: .session),
      Self.descriptor(.findings, "Findings about no \(session.nodeWord.rawValue)", below: .session),
    ]
    var known: Set<NodeIndex> = []
    for bar in lifetimes.bars where known.insert(bar.rib).inserted {
      let parent = bar.parent.map { track(of: lifetimes.bars[$0].rib) } ?? .session
      let title = "\(self.name(of: bar.rib)) \(history[bar.rib].id)"
      tracks.append(Self.descriptor(track(of: bar.rib), title, below: parent))
    }
    return tracks
  }

  private static func descriptor(
    _ track: Track, _ name: String, below parent: Track
  ) -> (inout ProtobufMessage) -> Void {
    { message in
      message.number(1, track.number)
      message.text(2, name)
      message.number(5, parent.number)
    }
  }

  // MARK: Events

  private struct Packet {
    /// What stands first at an event.
    enum Phase: Int { case innerEnd, outerEnd, outerBegin, innerBegin, instant }

    let event: Int
    let phase: Phase
    let write: (inout ProtobufMessage) -> Void
  }

  private enum Kind: Int { case begin = 1, end, instant }

  private mutating func add(
    _ kind: Kind, _ phase: Packet.Phase, at event: Int, on track: Track, _ name: String? = nil,
    _ facts: [(String, String?)] = [], flow: Int? = nil
  ) {
    packets.append(
      Packet(event: event, phase: phase) { message in
        message.number(9, kind.rawValue)
        message.number(11, track.number)
        message.text(23, name)
        if let flow { message.fixed(47, flow) }
        for (key, value) in facts {
          guard let value else { continue }
          message.message(4) { fact in
            fact.text(10, key)
            fact.text(6, value)
          }
        }
      })
  }

  private mutating func addBars() {
    for bar in lifetimes.bars {
      let (track, name) = (track(of: bar.rib), name(of: bar.rib))
      let facts: [(String, String?)] = [
        ("path", session.positions?.path(of: bar.position)), ("id", String(history[bar.rib].id)),
        ("attached at", site(of: bar.spans.first?.first)),
      ]
      var attached: Int?
      for span in bar.spans {
        let end = span.last ?? history.count + 1
        if span.state.isOnTree {
          if attached == nil { add(.begin, .outerBegin, at: span.first, on: track, name, facts) }
          attached = end
          guard span.state != .inactive else { continue }
          add(.begin, .innerBegin, at: span.first, on: track, span.state.rawValue)
          add(.end, .innerEnd, at: end, on: track)
        } else {
          if let left = attached { add(.end, .outerEnd, at: left, on: track) }
          attached = nil
          add(.begin, .outerBegin, at: span.first, on: track, span.state.rawValue, facts)
          add(.end, .outerEnd, at: end, on: track)
        }
      }
      if let attached { add(.end, .outerEnd, at: attached, on: track) }
    }
  }

  private mutating func addMarks() {
    for number in 1..<history.count + 1 {
      guard case .mark(let name) = history.event(number).body else { continue }
      add(.instant, .instant, at: number, on: .marks, session.paths.strings[name])
    }
  }

  private mutating func addFindings() {
    for finding in session.findings.prefix(Self.mostFindings) where finding.exemption == nil {
      let place = finding.node.map { track(of: $0) } ?? Track.findings
      let led = finding.related.compactMap { related in
        related.seq.map { (event: history.moment(reaching: $0), note: related.note) }
      }
      // A flow leads from the first to the last event that has its number.
      var flow: Int?
      if !led.isEmpty {
        flows += 1
        flow = flows
      }
      for related in led {
        add(.instant, .instant, at: related.event, on: place, related.note, flow: flow)
      }
      add(
        .instant, .instant, at: history.moment(reaching: finding.seq), on: place, finding.rule,
        [
          ("severity", finding.severity.rawValue), ("message", finding.message),
          ("fix", finding.fix), ("where", finding.at), ("path", finding.path),
          ("line of the trace", String(finding.line)),
        ], flow: flow)
    }
  }

  // MARK: Words and times

  private func name(of rib: NodeIndex) -> String {
    history[rib].name.map { session.paths.strings[$0] } ?? Forest.unknownName
  }

  private func site(of event: Int?) -> String? {
    guard let event, event > 0 else { return nil }
    return history.event(event).site.map { session.paths.strings[$0] }
  }

  /// Nanoseconds since the session began. What has not ended lasts until its last event.
  private func time(of event: Int) -> Int {
    event <= 0 || history.count == 0 ? 0 : history.event(min(event, history.count)).time
  }
}
