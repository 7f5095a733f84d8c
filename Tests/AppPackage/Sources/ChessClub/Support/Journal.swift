/// What the app did, for who watches it.
package final class Journal {
  private var entries: [String] = []

  init() {}

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// What was noted since the last time.
  package func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
