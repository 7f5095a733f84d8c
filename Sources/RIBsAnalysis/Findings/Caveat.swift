/// Something that a session cannot show. A report says so, so that "clean" never claims more than the trace shows.
package enum Caveat: CaseIterable, Sendable {
  case incomplete, contradictory, noRIBs, checkpoint, notEnded, notSettled, sampled, noLifetimes
  case noHolds

  /// The rule that reports ``notEnded``.
  package static var notEndedRule: String { NotEndedRule.page.id }

  /// Whether a session has this limit.
  package func holds(for session: SessionReport) -> Bool {
    switch self {
    case .incomplete: session.isIncomplete
    case .contradictory: session.isContradictory
    case .noRIBs: session.ribs == 0
    case .checkpoint: session.checkpoint != nil
    case .notEnded: session.endReason == nil
    case .notSettled: session.isUnsettled
    case .sampled: session.isSampled
    case .noLifetimes: !session.hasLifetimes && session.ribs > 0
    case .noHolds: !session.hasHolds && session.hasAttaches
    }
  }

  /// What a session cannot show, in a sentence, for a report on one session.
  func sentence(_ session: SessionReport) -> String {
    switch self {
    case .incomplete: "Part of the trace is missing: no findings does not mean clean."
    case .contradictory: "The trace contradicts itself: no findings does not mean clean."
    case .noRIBs:
      "No event is about a RIB: nothing was checked. Was the recorder started before the launch router was built?"
    case .checkpoint:
      "Judged after event \(session.checkpoint ?? 0): of what happened up to then, the trace has only what still mattered."
    case .notEnded:
      session.events == 0
        ? "The app did not end in order."
        : "Judged up to event \(session.lastEvent); the app did not end in order."
    case .notSettled:
      "Nothing settled: the app gave up waiting for what was going to be deallocated, so leaks may be missing."
    case .sampled:
      "The trace is sampled: calls that change nothing, such as a second detach, and RIBs that came and went between two samples cannot be seen."
    case .noLifetimes:
      "Leaks cannot be seen: the trace does not say when routers are created and destroyed."
    case .noHolds: "Lost children cannot be seen: holds were not read."
    }
  }

  /// What some sessions cannot show, in a sentence.
  ///
  /// - Parameter some: Which sessions, such as `2 of 12 sessions`.
  func sentence(for some: String) -> String {
    switch self {
    case .incomplete:
      "Part of the trace is missing in \(some): no findings there does not mean clean."
    case .contradictory:
      "The trace contradicts itself in \(some): no findings there does not mean clean."
    case .noRIBs: "No event is about a RIB in \(some): nothing was checked there."
    case .checkpoint:
      "The trace has only the last part of \(some): of what happened before, it has what still mattered then."
    case .notEnded:
      "The app did not end in order in \(some): what happened up to the last event is judged."
    case .notSettled:
      "Nothing settled in \(some): the app gave up waiting for what was going to be deallocated, so leaks may be missing there."
    case .sampled:
      "The trace is sampled in \(some): calls that change nothing, such as a second detach, and RIBs that came and went between two samples cannot be seen there."
    case .noLifetimes:
      "Leaks cannot be seen in \(some): the trace does not say when routers are created and destroyed."
    case .noHolds: "Lost children cannot be seen in \(some): holds were not read."
    }
  }

  /// What sessions cannot show, one sentence per limit.
  ///
  /// - Parameter reported: A limit that the report already mentions.
  package static func sentences(
    _ sessions: some Collection<SessionReport>, besides reported: Caveat? = nil
  ) -> [String] {
    var total = 0
    var counts: [Caveat: Int] = [:]
    for session in sessions {
      total += 1
      for limit in allCases where limit.holds(for: session) { counts[limit, default: 0] += 1 }
    }
    let word = NodeWord(sessions)
    return allCases.filter { $0 != reported }.compactMap { limit in
      guard let count = counts[limit], let first = sessions.first else { return nil }
      return word.inWords(
        total == 1 ? limit.sentence(first) : limit.sentence(for: "\(count) of \(total) sessions"))
    }
  }
}

extension SessionReport {
  /// What the session cannot show, one sentence per limit.
  package var limits: [String] { Caveat.sentences(CollectionOfOne(self)) }

  /// Why a session without findings is not clean, in a sentence.
  package var inconclusiveSentence: String {
    if ribs == 0 { return "Session \(name) mentions no \(nodeWord.rawValue): nothing was checked." }
    if isIncomplete {
      return "Part of session \(name) is missing from the trace: no findings does not mean clean."
    }
    if isContradictory {
      return
        "The trace contradicts itself in session \(name): no findings does not mean clean."
    }
    if isUnsettled {
      return "Session \(name) did not settle: no findings does not mean clean."
    }
    return
      "Session \(name) has no end, and the config requires one: no findings does not mean clean."
  }
}
