@testable import RIBsRecorder

/// A sink that accepts lines while there is room.
final class FullSink: TraceSink {
  var size: Int? { bytes.count }
  var hasRoom: Bool
  private(set) var isClosed = false
  private var bytes: [UInt8] = []

  init(hasRoom: Bool = true) {
    self.hasRoom = hasRoom
  }

  func append(_ line: UnsafeRawBufferPointer) -> Bool {
    if hasRoom { bytes += line }
    return hasRoom
  }

  func keep(from offset: Int, behind head: [UInt8]) -> Bool { false }

  func close() { isClosed = true }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
