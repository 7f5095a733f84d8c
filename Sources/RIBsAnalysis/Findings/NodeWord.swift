/// What reports call the members of a tree: RIBs, or nodes if the trace says that some are no RIBs.
package enum NodeWord: String, Sendable {
  case rib = "RIB"
  case node

  /// The word for the members of several trees together.
  package init(_ sessions: some Sequence<SessionReport>) {
    self = sessions.contains { $0.nodeWord == .node } ? .node : .rib
  }

  /// `1 RIB`, `3 nodes`.
  package func counted(_ count: Int) -> String { RIBsAnalysis.counted(count, rawValue) }

  /// Rewords one of our sentences about RIBs. It must not contain names from an app, which would be reworded too.
  package func inWords(_ sentence: String) -> String {
    self == .rib ? sentence : sentence.replacing(/\bRIB(?=s?\b)/, with: rawValue)
  }
}

/// `1 line`, `3 lines`.
package func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
