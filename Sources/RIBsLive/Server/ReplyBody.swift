import FlyingSocks

/// The body of a reply, block by block, so that the watchdog sees whether somebody takes it.
struct ReplyBody: AsyncBufferedSequence {
  typealias Element = UInt8

  static let blockSize = 1 << 16

  let bytes: [UInt8]
  /// Whether the connection ends after this reply. FlyingFox closes a connection only if an error says so.
  let isLast: Bool
  /// Tells what the connection is doing.
  let note: @Sendable (OpenConnections.Phase) -> Void

  func makeAsyncIterator() -> Iterator { Iterator(body: self, rest: bytes[...]) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let body: ReplyBody
    var rest: ArraySlice<UInt8>

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      guard !rest.isEmpty else {
        body.note(.reading)
        if body.isLast { throw SocketError.disconnected }
        return nil
      }
      body.note(.writing)
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
