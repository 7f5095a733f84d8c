/// Reads portions in plain Swift.
package struct PlainPortionReader: TracePortionReader {
  private var reader = TraceReader()
  private var numbers: [String: TextNumber] = [:]

  package init() {}

  package var line: Int { reader.line }

  package mutating func feed(_ block: UnsafeRawBufferPointer, to portion: inout TracePortion) {
    var reader = TraceReader()
    swap(&reader, &self.reader)
    reader.feed(block) { take($0, &portion) }
    self.reader = reader
  }

  package mutating func finish(_ portion: inout TracePortion) {
    var reader = TraceReader()
    swap(&reader, &self.reader)
    reader.finish { take($0, &portion) }
    self.reader = reader
  }

  private mutating func take(_ line: NumberedLine, _ portion: inout TracePortion) {
    guard case .event(let event) = line.line else {
      portion.remarks.append(TracePortion.Remark(eventsBefore: portion.events.count, line: line))
      return
    }
    let numbered = event.map { text -> TextNumber in
      if let known = numbers[text] { return known }
      let number = TextNumber(UInt32(numbers.count + 1))
      numbers[text] = number
      portion.texts.append(text)
      return number
    }
    portion.events.append(TracePortion.Entry(line: line.number, event: numbered))
  }
}
