import Foundation

/// Documents that are wrong in one place each, made of documents that are right: an object lacks a key or has
/// one too many, or a word is another.
package struct BrokenJSON {
  /// A document and what is wrong with it.
  package struct Document {
    package let fault: String
    package let bytes: Data
  }

  package private(set) var documents: [Document] = []
  /// Places named as optional or as words that no document has: a test that names them shows nothing.
  package private(set) var missing: Set<String>

  private var seen: Set<String> = []

  /// - Parameters:
  ///   - right: Documents that are right.
  ///   - optional: Keys that an object may lack, by their place: keys joined by `/`, `*` for a list's element.
  ///   - words: Values that are one of some words, by their place.
  package init(_ right: [some Collection<UInt8>], optional: Set<String>, words: Set<String>) throws
  {
    missing = optional.union(words)
    for bytes in right {
      let whole = try JSONSerialization.jsonObject(with: Data(bytes))
      for path in Self.objects(in: whole, at: []) {
        try add(whole, path, optional, words)
      }
    }
  }

  private mutating func add(
    _ whole: Any, _ path: [String], _ optional: Set<String>, _ words: Set<String>
  ) throws {
    let place = Self.place(path)
    var keys: [String] = []
    let extended = try Self.changing(whole, at: path[...]) { object in
      keys = object.keys.sorted()
      object["later"] = 1
    }
    // Objects of one kind are broken once.
    guard seen.insert("\(place): \(keys)").inserted else { return }
    try append("\(place): one key too many", extended)
    for key in keys {
      let name = place.isEmpty ? key : "\(place)/\(key)"
      missing.remove(name)
      if !optional.contains(name) {
        try append("\(name) is missing", Self.changing(whole, at: path[...]) { $0[key] = nil })
      }
      if words.contains(name) {
        try append(
          "\(name) is no word", Self.changing(whole, at: path[...]) { $0[key] = "nonsense" })
      }
    }
  }

  private mutating func append(_ fault: String, _ whole: Any) throws {
    documents.append(
      Document(
        fault: fault,
        bytes: try JSONSerialization.data(withJSONObject: whole, options: .sortedKeys)))
  }

  private static func objects(in value: Any, at path: [String]) -> [[String]] {
    if let object = value as? [String: Any] {
      return [path]
        + object.sorted { $0.key < $1.key }.flatMap { objects(in: $0.value, at: path + [$0.key]) }
    }
    let list = value as? [Any] ?? []
    return list.enumerated().flatMap { objects(in: $0.element, at: path + ["\($0.offset)"]) }
  }

  /// The nodes of a tree are of one kind, however deep.
  private static func place(_ path: [String]) -> String {
    path.map { Int($0) == nil ? $0 : "*" }.joined(separator: "/").replacing("/children/*", with: "")
  }

  /// A copy in which the object at a path is another.
  private static func changing(
    _ value: Any, at path: ArraySlice<String>, _ change: (inout [String: Any]) -> Void
  ) throws -> Any {
    guard let step = path.first else {
      var object = value as? [String: Any] ?? [:]
      change(&object)
      return object
    }
    if var list = value as? [Any], let place = Int(step) {
      list[place] = try changing(list[place], at: path.dropFirst(), change)
      return list
    }
    var object = value as? [String: Any] ?? [:]
    object[step] = try object[step].map { try changing($0, at: path.dropFirst(), change) }
    return object
  }
}

extension SchemaValidator {
  /// The faults of broken documents that the schema does not mind.
  package func overlooked(_ broken: BrokenJSON) throws -> [String] {
    let complaints = try complaints(broken.documents.map(\.bytes))
    return zip(broken.documents, complaints).filter { $1 == nil }.map(\.0.fault)
  }
}
