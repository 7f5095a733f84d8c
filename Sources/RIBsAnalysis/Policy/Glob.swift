/// A pattern for paths and names. `*` matches any characters except `/`, `?` matches one character except `/`, and `**`
/// matches any number of names, including none.
///
/// `Root/*/Post` matches each Post two levels below Root, `Root/**` matches Root and everything below it,
/// `Root/**/Post` matches each Post below Root, and `**/Post` matches each Post. Next to other characters, `**` matches
/// any characters: `**Post` matches every path that ends with Post.
public struct Glob: Sendable, Equatable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String

  private enum Part: Equatable {
    case character(Character)
    case anyCharacter
    case anyInComponent
    case anything
    /// Matches no character itself. The next two parts, `**` and the `/` beside it, can be skipped together.
    case optionalNames

    /// Whether the part matches a character.
    func accepts(_ character: Character) -> Bool {
      switch self {
      case .anything: true
      case .anyInComponent, .anyCharacter: character != "/"
      case .character(let own): own == character
      case .optionalNames: false
      }
    }

    /// Whether the part matches any number of characters.
    var repeats: Bool { self == .anything || self == .anyInComponent }
  }

  private let parts: [Part]

  /// - Parameter pattern: The pattern. All characters except `*` and `?` match themselves.
  public init(_ pattern: String) {
    description = pattern
    var components: [Substring] = []
    for component in pattern.split(separator: "/", omittingEmptySubsequences: false) {
      // `**/**` matches the same as `**`.
      if Self.isNames(component), let last = components.last, Self.isNames(last) { continue }
      components.append(component)
    }
    var parts: [Part] = []
    for (index, component) in components.enumerated() {
      let isLast = index == components.count - 1
      if !Self.isNames(component) {
        parts += Self.parts(component)
        let isBeforeLastNames = index == components.count - 2 && Self.isNames(components[index + 1])
        if !isLast, !isBeforeLastNames { parts.append(.character("/")) }
      } else if !isLast {
        parts += [.optionalNames, .anything, .character("/")]
      } else {
        parts += index == 0 ? [.anything] : [.optionalNames, .character("/"), .anything]
      }
    }
    self.parts = parts
  }

  private static func isNames(_ component: Substring) -> Bool {
    component.count >= 2 && component.allSatisfy { $0 == "*" }
  }

  private static func parts(_ component: Substring) -> [Part] {
    var parts: [Part] = []
    for character in component {
      switch (character, parts.last) {
      case ("*", .anyInComponent): parts[parts.count - 1] = .anything
      case ("*", .anything): break
      case ("*", _): parts.append(.anyInComponent)
      case ("?", _): parts.append(.anyCharacter)
      default: parts.append(.character(character))
      }
    }
    return parts
  }

  /// Whether the pattern matches the whole text.
  ///
  /// All ways to read the pattern are followed at once, so no pattern takes longer than its length times the text's.
  public func matches(_ text: String) -> Bool {
    var positions = reached(from: [0])
    for character in text {
      var next: Set<Int> = []
      for position in positions where position < parts.count && parts[position].accepts(character) {
        next.insert(parts[position].repeats ? position : position + 1)
      }
      positions = reached(from: next)
      if positions.isEmpty { return false }
    }
    return positions.contains(parts.count)
  }

  /// The given positions, and those reached from them by skipping parts that can match no character.
  private func reached(from positions: Set<Int>) -> Set<Int> {
    var reached = positions
    var open = Array(positions)
    while let position = open.popLast() {
      guard position < parts.count else { continue }
      let next: [Int]
      switch parts[position] {
      case .anything, .anyInComponent: next = [position + 1]
      case .optionalNames: next = [position + 1, position + 3]
      case .character, .anyCharacter: next = []
      }
      for position in next where reached.insert(position).inserted { open.append(position) }
    }
    return reached
  }
}
