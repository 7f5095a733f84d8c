import RIBsAnalysis

/// A list of facts of one kind about a flow, such as its steps or where users entered it.
package struct FlowFact: Equatable, Sendable {
  /// What the items are.
  package enum Kind: String, Sendable {
    case steps, starts, moves, ends, overlays, repeats
  }

  /// A fact has at most this many items.
  private static let mostItems = 50

  package let kind: Kind
  /// The first of them.
  package let items: [String]
  /// How many more there are.
  package let more: Int

  fileprivate init(_ kind: Kind, _ items: some Collection<String>) {
    self.kind = kind
    self.items = Array(items.prefix(Self.mostItems))
    more = max(0, items.count - Self.mostItems)
  }
}

extension Flow {
  /// The facts that the trace has something about.
  package var facts: [FlowFact] {
    [
      FlowFact(.steps, steps),
      FlowFact(.starts, named(starts)),
      FlowFact(.moves, transitions.lazy.map(words(for:))),
      FlowFact(.ends, named(ends)),
      FlowFact(.overlays, overlays.lazy.map { self.words(for: $0).replacing("→", with: "+") }),
      FlowFact(.repeats, repeats.lazy.map(words(for:))),
    ].filter { !$0.items.isEmpty }
  }

  /// The steps at which the flow began or ended, and how often.
  private func named(_ counts: [Int]) -> [String] {
    zip(steps, counts).filter { $1 > 0 }.map { $1 == 1 ? $0 : "\($0) \($1)×" }
  }
}
