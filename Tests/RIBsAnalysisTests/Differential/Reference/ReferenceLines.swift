/// The rules about the trace itself: which lines are replayed, and the problems of the others.
extension ReferenceSession {
  mutating func take(_ line: ReferenceLine, _ number: Int) {
    lines += 1
    if lines == 1 {
      firstLine = number
      if case .header(_, _, let isSampled) = line {
        hasHeader = true
        self.isSampled = isSampled
      } else {
        note("trace-no-header", number)
      }
    }
    let hadEnded = endReason != nil
    switch line {
    case .header: break
    case .malformed: note("trace-malformed-line", number)
    case .tooLong: note("trace-line-too-long", number)
    case .tornTail: note("trace-torn-tail", number)
    case .brokenHeader: note("trace-invalid-field", number)
    case .invalidField(let seq):
      if let seq { checkOrder(seq, number) }
      note("trace-invalid-field", number)
    case .unknownType(let seq):
      if let seq { checkOrder(seq, number) }
      note("trace-unknown-type", number)
    case .event(let event):
      if event.seq == nil, isNumbered == true {
        // Earlier events had a `seq` and this one does not, so it is left out.
        note("trace-invalid-field", number)
        break
      }
      if let seq = event.seq {
        if isNumbered == false {
          // Earlier events had no `seq` and this one does.
          note("trace-invalid-field", number)
          lastSeq = seq
        } else {
          checkOrder(seq, number)
        }
      }
      isNumbered = event.seq != nil
      let last = events.last
      event.line = number
      event.order = events.count + 1
      events.append(event)
      if let last, event.t < last.t { note("trace-clock", number) }
      if event.type == "drop" { note("trace-dropped", number) }
      replay(event)
    }
    if hadEnded { noteAfterEnd(line, number) }
  }

  /// A line that is no event may be a broken header.
  private mutating func noteAfterEnd(_ line: ReferenceLine, _ number: Int) {
    switch line {
    case .event, .unknownType, .invalidField: note("trace-contradiction", number)
    case .header, .brokenHeader, .malformed, .tooLong, .tornTail: break
    }
  }

  /// `seq` must rise by exactly 1. A first `seq` above 1 is a gap.
  private mutating func checkOrder(_ seq: Int, _ line: Int) {
    if isNumbered == false { return }
    let expected = (lastSeq ?? 0) + 1
    lastSeq = seq
    if seq != expected { note("trace-gap", line) }
  }

  /// Notes a problem. Each kind is reported once, at the last event read.
  mutating func note(_ rule: String, _ line: Int) {
    if troubles.contains(where: { $0.rule == rule }) { return }
    troubles.append((rule, line, isNumbered == false ? events.count : lastSeq ?? 0))
  }

  var isInconclusive: Bool {
    let serious = [
      "trace-torn-tail", "trace-malformed-line", "trace-line-too-long", "trace-invalid-field",
      "trace-gap", "trace-dropped", "trace-contradiction",
    ]
    return order.isEmpty || unsettled != nil || troubles.contains { serious.contains($0.rule) }
  }
}
