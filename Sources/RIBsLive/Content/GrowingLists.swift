import RIBsTrace

/// The lists of an answer that grows with its session. A page that has an older answer gets only the elements that are
/// new or have changed, so that an update costs as much as what happened and not as much as the session.
struct GrowingLists {
  private struct Element {
    var hash: Int
    /// The revision at which it was first written as it is now.
    var revision: Int
  }

  /// What was written last, by the key of the list.
  private var written: [String: [Element]] = [:]
  /// The revision that is written.
  private var revision = 0
  /// The revision that the page has; nil if it gets whole lists.
  private var since: Int?

  /// Begins an answer.
  ///
  /// - Parameters:
  ///   - revision: The revision that is written. It never falls.
  ///   - since: A revision that was written before and that the page has; nil for a page that has none.
  mutating func begin(_ revision: Int, since: Int?) {
    (self.revision, self.since) = (revision, since)
  }

  /// Writes a list: an array, or for a page that has an older one, an object with its `length` and with `changed`, in
  /// which the index of each element stands before the element.
  mutating func write<Elements: Sequence>(
    _ key: StaticString, _ elements: Elements, to json: inout JSONWriter,
    _ write: (Elements.Element, inout JSONWriter) -> Void
  ) {
    var known = written[key.description] ?? []
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
        known.append(Element(hash: hash, revision: revision))
      } else if known[count].hash != hash {
        known[count] = Element(hash: hash, revision: revision)
      }
      if let since {
        if known[count].revision > since {
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
