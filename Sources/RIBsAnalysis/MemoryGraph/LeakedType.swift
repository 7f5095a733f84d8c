/// A type in a report of `leaks`.
struct LeakedType: Hashable, Sendable {
  /// With modules and outer types, and without generic arguments.
  let qualified: String

  /// - Parameter text: As the report has it, such as `Shop.(ProfileInteractor in $1a9377bf4)`.
  init(_ text: Substring) {
    var depth = 0
    // `Sink‹Never›.lock` has its arguments in other signs.
    let plain = text.replacing("->", with: "").filter { character in
      if "<‹".contains(character) { depth += 1 }
      defer { if ">›".contains(character) { depth -= 1 } }
      return depth <= 0
    }
    var parts: [Substring] = []
    // Private types stand in parentheses, with where they are declared.
    for part in plain.replacing("(unknown context at $", with: "($").split(separator: ".") {
      if part.hasPrefix("($") { continue }
      if part.hasPrefix("("), let end = part.firstRange(of: " in $") {
        parts.append(part[part.index(after: part.startIndex)..<end.lowerBound])
      } else {
        parts.append(part)
      }
    }
    qualified = parts.joined(separator: ".")
  }

  /// Its name as traces have it: without modules and outer types. Nil if it is no class, but memory that belongs to one.
  var name: String? { qualified.hasSuffix(")") ? nil : last }

  /// What a report calls it on the way to an object.
  var last: String { String(qualified.split(separator: ".").last ?? Substring(qualified)) }

  /// Whether it holds what a closure or a block has captured.
  var isClosure: Bool {
    qualified.lowercased().hasSuffix("closure context") || qualified.hasSuffix("Block__")
  }

  /// Whether it refers to an object without keeping it alive.
  var isWeak: Bool { qualified.contains("weak reference storage") }

  /// Whether it is the memory of a collection's elements, or a collection of Objective-C.
  var isStorage: Bool {
    let collections = [
      "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
      "CFArray", "CFDictionary", "CFSet",
    ]
    let swift = ["_ContiguousArrayStorage", "_DictionaryStorage", "_SetStorage"]
    return qualified.hasSuffix("Storage)") || (swift + collections).contains(last)
      || ["__NSArray", "__NSDictionary", "__NSSet"].contains(where: last.hasPrefix)
  }

  /// Whether it says where memory was allocated, and not what it is.
  var isAllocation: Bool { qualified.hasPrefix("malloc in ") }
}
