import RIBsTrace

/// Something that happened to a RIB in a checked test.
public struct RecordedRIBEvent: Sendable, Hashable, CustomStringConvertible {
  /// What can happen, in the words of a trace.
  public enum Kind: String, Sendable, CaseIterable {
    /// The router was initialised.
    case create
    /// The RIB became a root.
    case launch
    /// `attachChild` was called.
    case attach
    /// The interactor became active.
    case activate
    /// The router loads.
    case load
    /// `detachChild` was called, or the parent was deallocated.
    case detach
    /// The interactor became inactive.
    case deactivate
    /// The router was deallocated.
    case destroy
    /// The view came on screen.
    case appear
    /// The view went off screen.
    case disappear
  }

  /// What happened.
  public let kind: Kind
  /// The RIB's name.
  public let name: String
  /// The names from the root down to the RIB, as of its last attach.
  public let path: String
  /// The call, `Module/File.swift:12`; nil if it was none, or if it is not known.
  public let calledAt: String?

  /// The kind and the path, such as `attach Shop/Profile`.
  public var description: String { "\(kind.rawValue) \(path)" }
}

/// What the running test has done with RIBs so far, in order:
///
///     #expect(
///       recordedRIBEvents().filter { $0.kind == .attach }.map(\.path) == ["Shop/Profile"])
///
/// Only a checked test can use it.
public func recordedRIBEvents(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [RecordedRIBEvent] {
  guard let check = TreeCheck.current else {
    TestLine(fileID: fileID, path: filePath, line: line, column: column)
      .fail("recordedRIBEvents() knows the RIBs of a checked test only. \(TreeCheck.howToCheck)")
    return []
  }
  return RecordedRIBEvent.all(in: check.observed.trace)
}

extension RecordedRIBEvent {
  static func all(in trace: [UInt8]) -> [RecordedRIBEvent] {
    var ledger = RIBLedger()
    return TraceEvent.all(in: trace).compactMap { event in
      ledger.take(event)
      guard let kind = Kind(rawValue: event.body.name), let id = event.body.id,
        let life = ledger.lives[id]
      else { return nil }
      return RecordedRIBEvent(
        kind: kind, name: life.name, path: life.path, calledAt: event.at)
    }
  }
}
