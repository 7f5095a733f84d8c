/// A line of a random trace before it is written.
struct DraftLine {
  /// The keys with their values as JSON.
  var fields: [(key: String, value: String)] = []
  /// The text of a line that is not an object.
  var raw: String?

  init(raw: String) {
    self.raw = raw
  }

  init(_ type: String) {
    self["type"] = "\"\(type)\""
  }

  subscript(key: String) -> String? {
    get { fields.first { $0.key == key }?.value }
    set {
      fields.removeAll { $0.key == key }
      if let newValue { fields.append((key, newValue)) }
    }
  }

  var text: String {
    raw ?? "{" + fields.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }
}
