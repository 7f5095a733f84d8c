/// As many list items as fit, followed by the number left out.
struct MarkdownList {
  private let items: [String]
  private let total: Int

  /// - Parameters:
  ///   - values: The values to list, the most important first.
  ///   - total: The number of values; by default, the count of `values`.
  ///   - most: The maximum number of items.
  ///   - room: The space available, in UTF-16 units.
  ///   - item: Makes an item from a value, without its line ending.
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

  /// - Parameter noun: The name of one item, and of several.
  func text(_ noun: (one: String, many: String)) -> String {
    let more = total - items.count
    guard more > 0 else { return items.joined(separator: "\n") }
    let words = items.isEmpty ? "\(more) \(more == 1 ? noun.one : noun.many)" : "and \(more) more"
    return (items + ["- … \(words)"]).joined(separator: "\n")
  }
}
