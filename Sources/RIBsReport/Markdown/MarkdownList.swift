/// List items as far as there is room for them, and how many more there are.
struct MarkdownList {
  private let items: [String]
  private let total: Int

  /// - Parameters:
  ///   - values: What there is to list, the most important first.
  ///   - total: How many there are; as many as values by default.
  ///   - most: How many items there may be.
  ///   - room: How many UTF-16 units they may take.
  ///   - item: Makes an item of one, without its end.
  init<Value>(
    _ values: [Value], of total: Int? = nil, most: Int, room: Int, item: (Value) -> String
  ) {
    var room = room
    var items: [String] = []
    for value in values.prefix(most) {
      let text = item(value)
      room -= text.utf16.count + 1
      guard room >= 0 else { break }
      items.append(text)
    }
    self.items = items
    self.total = total ?? values.count
  }

  /// - Parameter noun: What the items are, where there is one and where there are more.
  func text(_ noun: (one: String, many: String)) -> String {
    let more = total - items.count
    guard more > 0 else { return items.joined(separator: "\n") }
    let words = items.isEmpty ? "\(more) \(more == 1 ? noun.one : noun.many)" : "and \(more) more"
    return (items + ["- … \(words)"]).joined(separator: "\n")
  }
}
