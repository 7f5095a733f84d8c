/// Reads lines one at a time, the quick way where they are as recorders write them, and adds them to
/// portions.
struct LineByLine<Texts: LineTexts>: Sendable where Texts.Text == TextNumber {
  private var lines = LineCutter()
  var texts: Texts

  init(_ texts: Texts) {
    self.texts = texts
  }

  var line: Int { lines.number }
  var isInsideLine: Bool { lines.isInsideLine }

  mutating func pass(to line: Int) { lines.pass(to: line) }

  mutating func feed(_ bytes: UnsafeRawBufferPointer, to portion: inout TracePortion) {
    lines.feed(bytes, &texts) { line, texts in portion.take(line, &texts) }
  }

  mutating func finish(_ portion: inout TracePortion) {
    lines.finish(&texts) { line, texts in portion.take(line, &texts) }
  }
}

extension TracePortion {
  @inline(__always)
  fileprivate mutating func take<Texts: LineTexts>(_ line: RawLine, _ texts: inout Texts)
  where Texts.Text == TextNumber {
    let isRead =
      !line.isTooLong
      && QuickLine.handOn(line.bytes, &texts) { event in
        append(Entry(line: line.number, event: event))
      }
    if !isRead, let exact = line.exact() { take(exact, line.number, &texts) }
  }

  @inline(never)
  private mutating func take<Texts: LineTexts>(
    _ line: TraceLine, _ number: Int, _ texts: inout Texts
  ) where Texts.Text == TextNumber {
    guard case .event(let event) = line else {
      let remark = NumberedLine(number: number, line: line)
      remarks.append(Remark(eventsBefore: eventCount, line: remark))
      return
    }
    let numbered = event.map { text in
      var text = text
      return text.withUTF8 { texts.text(UnsafeRawBufferPointer($0)) }
    }
    append(Entry(line: number, event: numbered))
  }
}
