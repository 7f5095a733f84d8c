import RIBsTrace

/// An event of each type with every key of its own, once for each of its words, and one with its required keys
/// alone; beside each the inside of a line that has them.
package let everyBody: [(body: TraceEvent.Body, text: String)] = EventType.allCases.flatMap {
  type in
  let own = type.format.keys.filter { key in
    !["seq", "t", "thread", "at"].contains(key.key.rawValue)
      && !(type.format.introducesRIB && ["rib", "kind"].contains(key.key.rawValue))
  }
  let most = own.map { samples(of: $0).count }.max() ?? 1
  let whole = (0..<most).map { index in
    own.map { key in (key.key, samples(of: key)[index % samples(of: key).count]) }
  }
  let required = own.filter(\.isRequired).map { ($0.key, samples(of: $0)[0]) }
  return (whole + (required.count < own.count ? [required] : [])).map { fields in
    var list = FieldList<String>()
    for (key, value) in fields { list.append(key, value) }
    let body = TraceEvent.Body(type, list)
    let keys = fields.map { key, value in #","\#(key.rawValue)":\#(json(value))"# }
    return (body, #""type":"\#(type.rawValue)","seq":7,"t":9"# + keys.joined())
  }
}

private func samples(of key: KeyFormat) -> [FieldValue<String>] {
  switch key.kind {
  case .version: [.number(1)]
  // A parent is another RIB.
  case .positive: [.number(key.key == .parent ? 1 : 2)]
  case .count: [.number(3), .number(0)]
  case .text: [.text("A \(key.key.rawValue)")]
  case .flag: [.flag(true), .flag(false)]
  case .tags: preconditionFailure("No event has tags.")
  case .choice(let words): words.map { .word($0) }
  }
}

private func json(_ value: FieldValue<String>) -> String {
  switch value {
  case .number(let number): "\(number)"
  case .flag(let flag): "\(flag)"
  case .text(let text), .word(let text): "\"\(text)\""
  }
}
