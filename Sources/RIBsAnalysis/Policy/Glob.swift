/// A pattern for paths and names: `*` stands for anything but `/`, `?` for one character but `/`, and `**` for any
/// number of names, none included.
///
/// `Root/*/Post` is each Post two below Root, `Root/**` is Root and all that is below it, `Root/**/Post` each Post
/// below Root, and `**/Post` each Post. Next to other characters `**` stands for anything: `**Post` is whatever ends
/// so.
public struct Glob: Sendable, Equatable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String

  private enum Part: Equatable {
    case character(Character)
    case anyCharacter
    case anyInComponent
    case anything
    /// The next two parts, `**` and the `/` beside it, may be left out together. Stands for no character itself.
    case optionalNames

    /// Whether one more character may belong to a part.
    func takes(_ character: Character) -> Bool {
      switch self {
      case .anything: true
      case .anyInComponent, .anyCharacter: character != "/"
      case .character(let own): own == character
      case .optionalNames: false
      }
    }

    /// Whether it stands for any number of characters.
    var repeats: Bool { self == .anything || self == .anyInComponent }
  }

  private let parts: [Part]

  /// - Parameter pattern: The pattern; all characters but `*` and `?` stand for themselves.
  public init(_ pattern: String) {
    description = pattern
    var components: [Substring] = []
    for component in pattern.split(separator: "/", omittingEmptySubsequences: false) {
      // Any number of names twice is any number of names.
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

  /// Whether the whole text is as the pattern says.
  ///
  /// All ways to read the pattern are followed side by side, so that no pattern takes longer than its length
  /// times the text's.
  public func matches(_ text: String) -> Bool {
    var positions = reached(from: [0])
    for character in text {
      var next: Set<Int> = []
      for position in positions where position < parts.count && parts[position].takes(character) {
        next.insert(parts[position].repeats ? position : position + 1)
      }
      positions = reached(from: next)
      if positions.isEmpty { return false }
    }
    return positions.contains(parts.count)
  }

  /// What may stand for no character is passed over.
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
