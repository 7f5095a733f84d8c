import Foundation

/// What a JSON Schema says, for tests that hold it against the code or against another schema.
package struct SchemaContent {
  private let root: [String: Any]

  package init(_ schema: [UInt8]) throws {
    root = try JSONSerialization.jsonObject(with: Data(schema)) as? [String: Any] ?? [:]
  }

  /// Places of objects that take unknown keys, or have a required key that is not described.
  package var openObjects: [String] {
    objects.filter { _, object in
      guard object["type"] as? String == "object" else { return false }
      // It says what the values of any key are.
      if object["additionalProperties"] is [String: Any] { return false }
      let properties = object["properties"] as? [String: Any] ?? [:]
      let required = object["required"] as? [String] ?? []
      return object["additionalProperties"] as? Bool != false || required.isEmpty
        || required.contains { properties[$0] == nil }
    }.map(\.place)
  }

  /// Places of keys of which the schema does not say what they are.
  package var undescribedKeys: [String] {
    objects.flatMap { place, object in
      (object["properties"] as? [String: [String: Any]] ?? [:])
        .filter { $1["description"] == nil && $1["$ref"] == nil }
        .map { "\(place): \($0.key)" }.sorted()
    }
  }

  private var objects: [(place: String, object: [String: Any])] {
    var found: [(place: String, object: [String: Any])] = []
    var waiting: [(place: String, value: Any)] = [("", root)]
    while let (place, value) = waiting.popLast() {
      guard let object = value as? [String: Any] else { continue }
      found.append((place, object))
      waiting += object.sorted { $0.key > $1.key }
        .map { (place.isEmpty ? $0.key : "\(place)/\($0.key)", $0.value) }
    }
    return found
  }
}
