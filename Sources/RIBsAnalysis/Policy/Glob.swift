/// A pattern for paths and names: `*` stands for anything but `/`, `**` for anything, `?` for one character but
/// `/`.
///
/// `Root/*/Post` is each Post two below Root, `Root/**` all that is below it, `**/Post` and `**Post` whatever
/// ends so.
public struct Glob: Sendable, Equatable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String

  private enum Part: Equatable {
    case character(Character)
    case anyCharacter
    case anyInComponent
    case anything

    /// Whether one more character may belong to a part that stands for several.
    func takes(_ character: Character) -> Bool {
      switch self {
      case .anything: true
      case .anyInComponent, .anyCharacter: character != "/"
      case .character(let own): own == character
      }
    }
  }

  private let parts: [Part]

  /// - Parameter pattern: The pattern; all characters but `*` and `?` stand for themselves.
  public init(_ pattern: String) {
    description = pattern
    var parts: [Part] = []
    for character in pattern {
      switch (character, parts.last) {
      case ("*", .anyInComponent): parts[parts.count - 1] = .anything
      case ("*", .anything): break
      case ("*", _): parts.append(.anyInComponent)
      case ("?", _): parts.append(.anyCharacter)
      default: parts.append(.character(character))
      }
    }
    self.parts = parts
  }

  /// Whether the whole text is as the pattern says.
  ///
  /// All ways to read the pattern are followed side by side, so that no pattern takes longer than its length
  /// times the text's.
  public func matches(_ text: String) -> Bool {
    var places = reached(from: [0])
    for character in text {
      var next: Set<Int> = []
      for place in places where place < parts.count && parts[place].takes(character) {
        let repeats = parts[place] == .anything || parts[place] == .anyInComponent
        next.insert(repeats ? place : place + 1)
      }
      places = reached(from: next)
      if places.isEmpty { return false }
    }
    return places.contains(parts.count)
  }

  /// What stands for several characters may stand for none.
  private func reached(from places: Set<Int>) -> Set<Int> {
    var reached = places
    for var place in places {
      while place < parts.count, parts[place] == .anything || parts[place] == .anyInComponent {
        place += 1
        reached.insert(place)
      }
    }
    return reached
  }
}
