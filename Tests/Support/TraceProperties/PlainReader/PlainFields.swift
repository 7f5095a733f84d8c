/// The keys of one line, read as the kind the format gives them.
struct PlainFields {
  struct Failure: Error {
    var key: String
    var reason: String
  }

  let object: PlainObject

  func required<T>(
    _ key: String, as read: (String) throws(Failure) -> T?
  ) throws(Failure) -> T {
    guard let value = try read(key) else { throw Failure(key: key, reason: "is missing") }
    return value
  }

  func required<T: RawRepresentable & CaseIterable>(
    _ key: String, _ type: T.Type
  ) throws(Failure) -> T where T.RawValue == String {
    guard let value = try choice(key, type) else { throw Failure(key: key, reason: "is missing") }
    return value
  }

  func string(_ key: String) throws(Failure) -> String? {
    switch object[key] {
    case nil: return nil
    case .string(let text): return text
    default: throw Failure(key: key, reason: "is not a string")
    }
  }

  /// The strings of an object; none if it is absent.
  func strings(_ key: String) throws(Failure) -> [String: String] {
    let failure = Failure(key: key, reason: "is not an object of strings")
    guard let value = object[key] else { return [:] }
    guard case .nested(let text) = value, let inner = try? PlainObject(line: text) else {
      throw failure
    }
    var strings: [String: String] = [:]
    for (name, value) in inner.fields {
      guard case .string(let text) = value else { throw failure }
      strings[name] = text
    }
    return strings
  }

  func bool(_ key: String) throws(Failure) -> Bool? {
    switch object[key] {
    case nil: return nil
    case .bool(let flag): return flag
    default: throw Failure(key: key, reason: "is neither true nor false")
    }
  }

  func integer(_ key: String) throws(Failure) -> Int? {
    switch object[key] {
    case nil: return nil
    case .integer(let number): return number
    default: throw Failure(key: key, reason: "is not a whole number of at most 64 bits")
    }
  }

  func positive(_ key: String) throws(Failure) -> Int? {
    guard let number = try integer(key) else { return nil }
    guard number >= 1 else { throw Failure(key: key, reason: "is less than 1") }
    return number
  }

  func natural(_ key: String) throws(Failure) -> Int? {
    guard let number = try integer(key) else { return nil }
    guard number >= 0 else { throw Failure(key: key, reason: "is negative") }
    return number
  }

  func choice<T: RawRepresentable & CaseIterable>(
    _ key: String, _ type: T.Type
  ) throws(Failure) -> T? where T.RawValue == String {
    guard let text = try string(key) else { return nil }
    guard let value = T(rawValue: text) else {
      let known = T.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw Failure(key: key, reason: "is none of \(known)")
    }
    return value
  }
}
