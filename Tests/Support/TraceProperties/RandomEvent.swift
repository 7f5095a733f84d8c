import RIBsTrace

/// Any event of the format about one of a few RIBs: so few that it meets others about the same.
package enum RandomEvent {
  /// The event's line, without its LF.
  package static func line(using random: inout some RandomNumberGenerator) -> [UInt8] {
    let type = type(using: &random)
    var values = FieldList<String>()
    for key in type.format.keys where key.isRequired || chance(2, using: &random) {
      values.append(key.key, value(of: key, using: &random))
    }
    let introduces = type.format.introducesRIB && chance(8, using: &random)
    let event = TraceEvent(
      seq: Int.random(in: 1...60, using: &random),
      time: Int.random(in: 0...40, using: &random) * 1_000_000_000,
      thread: chance(10, using: &random) ? "2" : nil,
      at: chance(4, using: &random)
        ? nil : "App/File.swift:\(Int.random(in: 1...3, using: &random))",
      introduction: introduces
        ? TraceEvent.Introduction(rib: values.text(.rib), kind: values.word(.kind))
        : TraceEvent.Introduction(),
      body: TraceEvent.Body(type, values))
    return TraceEncoder().line(for: event).dropLast()
  }

  /// Half of the time an event that changes the tree: the others mean little without it.
  private static func type(using random: inout some RandomNumberGenerator) -> EventType {
    let types =
      Bool.random(using: &random) ? EventType.allCases : [.create, .attach, .attach, .detach]
    return types[Int.random(in: types.indices, using: &random)]
  }

  private static func value(
    of key: KeyFormat, using random: inout some RandomNumberGenerator
  ) -> FieldValue<String> {
    switch key.kind {
    case .version, .positive: .number(Int.random(in: 1...6, using: &random))
    case .count: .number(Int.random(in: 0...6, using: &random))
    case .text: .text(["A", "B", "C"][Int.random(in: 0...2, using: &random)])
    case .flag: .flag(Bool.random(using: &random))
    case .tags: preconditionFailure("No event has tags.")
    case .choice(let words): .word(words[Int.random(in: words.indices, using: &random)])
    }
  }

  private static func chance(
    _ times: Int, using random: inout some RandomNumberGenerator
  ) -> Bool {
    Int.random(in: 1...times, using: &random) == 1
  }
}
