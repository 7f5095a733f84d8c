@testable import RIBsTrace

/// What the scanner finds in a line, with strings in place of where they stand.
struct ScannedObject {
  enum Value: Equatable {
    case string(String)
    case integer(Int)
    case otherNumber
    case bool(Bool)
    case nested
  }

  private var values: [String: Value] = [:]

  init(line: [UInt8]) throws(JSONScanner.Failure) {
    var values: [String: Value] = [:]
    var failure: JSONScanner.Failure?
    line.withUnsafeBytes { bytes in
      var scanner = JSONScanner(bytes)
      do throws(JSONScanner.Failure) {
        try scanner.scanObject { scanner, key, value in
          values[scanner.string(key)] = Value(value, scanner)
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    self.values = values
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
    case .nested: self = .nested
    }
  }
}
