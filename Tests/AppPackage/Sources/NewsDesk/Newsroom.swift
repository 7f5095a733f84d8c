/// Where news comes from. It answers when it is told to, so that nothing depends on time.
@MainActor
package final class Newsroom {
  enum Trouble: Error {
    case noSuchStory
  }

  private var waiting: [CheckedContinuation<[String], Never>] = []

  func headlines() async -> [String] {
    await withCheckedContinuation { waiting.append($0) }
  }

  func story(_ headline: String) async throws -> String {
    guard headline == "Rain" else { throw Trouble.noSuchStory }
    await Task.yield()
    return "It rains."
  }

  /// Waits until somebody asks for headlines, and answers.
  package func answer(_ headlines: [String]) async {
    while waiting.isEmpty { await Task.yield() }
    waiting.removeFirst().resume(returning: headlines)
  }
}
