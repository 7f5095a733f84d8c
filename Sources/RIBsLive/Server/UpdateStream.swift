import FlyingSocks

/// The endless body of `api/live`: server-sent events.
struct UpdateStream: AsyncBufferedSequence {
  typealias Element = UInt8

  let updates: LiveUpdates
  /// Tells what the connection is doing.
  let note: @Sendable (OpenConnections.Phase) -> Void

  func makeAsyncIterator() -> Iterator { Iterator(updates: updates, note: note) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let updates: LiveUpdates
    let note: @Sendable (OpenConnections.Phase) -> Void
    private var number = 0
    /// What is not written yet. A browser that loses the connection tries again after a second.
    private var rest = Array("retry: 1000\n\n".utf8)[...]

    init(updates: LiveUpdates, note: @escaping @Sendable (OpenConnections.Phase) -> Void) {
      self.updates = updates
      self.note = note
    }

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        note(.waiting)
        if let update = try await updates.next(after: number) {
          number = update.number
          rest = Self.event(update.message)
        } else {
          rest = Array(": still here\n\n".utf8)[...]
        }
      }
      note(.writing)
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    private static func event(_ message: [UInt8]) -> ArraySlice<UInt8> {
      var bytes: [UInt8] = []
      for line in message.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        bytes += Array("data: ".utf8) + line + [UInt8(ascii: "\n")]
      }
      return (bytes + [UInt8(ascii: "\n")])[...]
    }
  }
}
