/// What the app did, for who watches it.
@MainActor
package final class Journal {
  private var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// Waits for so many entries, and takes them.
  package func take(_ count: Int) async -> [String] {
    while entries.count < count { await Task.yield() }
    defer { entries = [] }
    return entries
  }
}
