import Foundation

/// Reads messages from standard input, one on a line. Of a line that is too long nothing is kept.
struct MessageReader: ~Copyable {
  enum Message {
    case line(Data)
    case tooLong
  }

  /// Standard input cannot be read.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The most bytes of a line.
  static let longest = 1 << 20

  private let descriptor: Int32
  private var buffer = Data()
  /// What was read and not yet looked at.
  private var unread = Data()
  private var isTooLong = false
  private var isAtEnd = false

  init(descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  /// The next line that is not blank, without its line end; nil at the end of the input.
  mutating func next() throws(Failure) -> Message? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        keep(unread[..<end])
        unread = unread[unread.index(after: end)...]
        if let message = take() { return message }
      } else {
        keep(unread)
        unread = Data()
        // The last line need not have a line end.
        if isAtEnd { return take() }
        try fill()
      }
    }
  }

  private mutating func keep(_ bytes: Data) {
    if buffer.count + bytes.count > Self.longest {
      isTooLong = true
      buffer = Data()
    }
    if !isTooLong { buffer += bytes }
  }

  /// The line that is complete; nil if it is blank.
  private mutating func take() -> Message? {
    defer {
      buffer = Data()
      isTooLong = false
    }
    if isTooLong { return .tooLong }
    let isBlank = buffer.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
    return isBlank ? nil : .line(buffer)
  }

  private mutating func fill() throws(Failure) {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &block, block.count)
      if count >= 0 {
        isAtEnd = count == 0
        unread = Data(block.prefix(count))
        return
      }
      // Interrupted by a signal.
      guard errno == EINTR else { throw Failure(description: String(cString: strerror(errno))) }
    }
  }
}
