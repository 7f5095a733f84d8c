import Testing

@testable import RIBsTrace

/// What the scanner finds in a line, with strings in place of where they stand.
struct ScannedObject {
  enum Value: Equatable {
    case string(String)
    case integer(Int)
    case otherNumber
    case bool(Bool)
    /// With its brackets.
    case nested(String)
  }

  private let values: [String: Value]

  init(line: [UInt8]) throws(JSONScanner.Failure) {
    let alone = Self.scan(line, behind: [])
    // What can be read behind a line must make no difference.
    #expect(Self.scan(line, behind: Array("\n\"1\":1,\"}".utf8)) == alone)
    values = try alone.get()
  }

  private static func scan(
    _ line: [UInt8], behind: [UInt8]
  ) -> Result<[String: Value], JSONScanner.Failure> {
    (line + behind).withUnsafeBytes { bytes in
      let line = UnsafeRawBufferPointer(rebasing: bytes[..<line.count])
      guard var scanner = JSONScanner(line, behind: behind.count) else {
        return .failure(JSONScanner.Failure(column: 1, reason: "the line is empty"))
      }
      var values: [String: Value] = [:]
      do throws(JSONScanner.Failure) {
        try scanner.scanObject { scanner, key, value in
          values[scanner.string(key)] = Value(value, scanner)
        }
      } catch {
        return .failure(error)
      }
      return .success(values)
    }
  }

  /// Nil if the key is absent or null.
  subscript(key: String) -> Value? { values[key] }
}

extension ScannedObject.Value {
  fileprivate init?(_ value: JSONScanner.Value, _ scanner: JSONScanner) {
    switch value {
    case .null: return nil
    case .integer(let number): self = .integer(number)
    case .otherNumber: self = .otherNumber
    case .bool(let flag): self = .bool(flag)
    case .string(let text): self = .string(scanner.string(text))
    case .nested(let text): self = .nested(scanner.string(text))
    }
  }
}
