import RIBsAnalysis

/// A call that starts a recording.
package struct RecorderStart: Sendable, Comparable {
  /// What is called.
  package enum Call: String, Sendable {
    /// Records to a file or a reader.
    case start = "RIBsRecorder.start(to:)"
    /// Records if `RIBS_TRACE` is set.
    case environment = "RIBsRecorder.startFromEnvironment()"
    /// Samples a tree of any runtime.
    case probe = "TreeProbe"
  }

  /// What is called.
  package let call: Call
  /// The line of the call.
  package let place: SourcePlace
  /// Whether a release build has the call. Flags other than `DEBUG` count as not set there.
  package let isInRelease: Bool

  /// By file and line.
  package static func < (one: RecorderStart, other: RecorderStart) -> Bool {
    (one.place, one.call.rawValue) < (other.place, other.call.rawValue)
  }
}
