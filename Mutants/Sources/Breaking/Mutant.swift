/// One way to break one place of the source.
public struct Mutant: Sendable, Hashable {
  /// What is done to the source.
  public enum Kind: String, Sendable, CaseIterable {
    /// A condition, `true` or `false` means its opposite.
    case turned
    /// A statement is left out.
    case absent
    /// A whole number is one larger.
    case shifted
    /// `<` means `<=`, `>=` means `>`, and so on.
    case bounded
    /// `&&` means `||`, and the reverse.
    case joined
    /// Two neighbouring arguments change places.
    case swapped
    /// A case of a `switch` with a `default` is never taken.
    case dropped
    /// A function returns nothing. Scripts alone have it.
    case returned
  }

  /// The number that the built program knows it by: from 1, in the order of the files' names and of their text.
  public let number: Int
  /// What is done to it.
  public let kind: Kind
  /// The path of the file, below the package.
  public let file: String
  /// The line of the original, from 1.
  public let line: Int
  /// The line's text, without the spaces around it.
  public let text: String
  /// The broken part itself, on one line.
  public let part: String
  /// Whether it is in code that is compiled on this machine, and not in an `#if` for another system.
  public let isCompiled: Bool
}
