import RIBsTrace

/// The lists of an answer that grows with its session.
///
/// A page that has an older answer gets only the elements that are new or have changed. So the cost of an update depends
/// on what happened since then, and not on the length of the session.
struct GrowingLists {
  private struct Element {
    var hash: Int
    /// The first answer that had it as it is now.
    var answer: Int
  }

  /// The elements of each list in the last answer.
  private var written: [String: [Element]] = [:]
  private let first: Int
  /// The number of the last answer.
  ///
  /// It is not the revision of the trace: an answer also has code from files, which change at any time.
  private(set) var answer: Int
  /// The answer that the page has; nil if it gets whole lists.
  private var since: Int?

  /// - Parameter number: Answers are numbered from here on.
  init(after number: Int = 0) {
    (first, answer) = (number + 1, number)
  }

  /// Begins an answer.
  ///
  /// - Parameter since: The answer that the page has. A page with an answer that was never given gets whole lists.
  mutating func begin(since: Int? = nil) {
    self.since = since.flatMap { first <= $0 && $0 <= answer ? $0 : nil }
    answer += 1
  }

  /// Writes a list: an array, or for a page that has an older one, an object with its `length` and with `changed`, in
  /// which each element follows its index.
  mutating func write<Elements: Sequence>(
    _ key: StaticString, _ elements: Elements, to json: inout JSONWriter,
    _ write: (Elements.Element, inout JSONWriter) -> Void
  ) {
    var known = written.removeValue(forKey: key.description) ?? []
    var count = 0
    json.key(key)
    if since != nil {
      json.beginObject()
      json.key("changed")
    }
    json.beginArray()
    for element in elements {
      var item = JSONWriter()
      write(element, &item)
      let text = item.drain()
      let hash = text.hashValue
      if count == known.count {
        known.append(Element(hash: hash, answer: answer))
      } else if known[count].hash != hash {
        known[count] = Element(hash: hash, answer: answer)
      }
      if let since {
        if known[count].answer > since {
          json.value(count)
          json.value(json: text)
        }
      } else {
        json.value(json: text)
      }
      count += 1
    }
    json.endArray()
    if since != nil {
      json.field("length", count)
      json.endObject()
    }
    known.removeSubrange(count...)
    written[key.description] = known
  }
}
