import ArgumentParser

/// A value that is one of a few words. A mistyped word gets a suggestion.
protocol Choice: ExpressibleByArgument, RawRepresentable<String>, CaseIterable, Sendable {}

extension Choice {
  /// What a shell offers.
  static var completion: CompletionKind { .list(allCases.map(\.rawValue)) }

  /// All words, for a sentence: `text, json or markdown`.
  static var list: String { allCases.map(\.rawValue).alternatives }

  /// The value of a word, for the parameter `transform` of an option.
  @Sendable static func chosen(_ word: String) throws -> Self {
    if let value = Self(rawValue: word) { return value }
    let nearest = word.nearest(among: allCases.map(\.rawValue))
    let hint = nearest.map { "Did you mean '\($0)'? " } ?? ""
    throw ValidationError("\(hint)Use \(list).")
  }
}

extension [String] {
  /// `svg`, `svg or png`, `svg, png or pdf`.
  fileprivate var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}
