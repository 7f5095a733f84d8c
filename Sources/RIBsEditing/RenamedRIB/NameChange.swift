/// A RIB's name and the one that takes its place, in names that contain it as words.
struct NameChange {
  let old: RIBNames
  let new: RIBNames

  /// The name of a type, function, variable or file with the RIB's new name: `routeToAccount` for `routeToProfile`. Nil
  /// if it does not have the old one.
  func changed(_ name: String) -> String? {
    var result = ""
    var rest = Substring(name)
    var previous: Character?
    var isChanged = false
    while let first = rest.first {
      let word: (old: String, new: String)? =
        if rest.hasPrefix(old.rib), !(previous?.isUppercase ?? false) {
          (old.rib, new.rib)
        } else if rest.hasPrefix(old.property), !(previous?.isLetter ?? false) {
          (old.property, new.property)
        } else {
          nil
        }
      if let word, Self.endsWord(rest.dropFirst(word.old.count).first) {
        result += word.new
        rest = rest.dropFirst(word.old.count)
        previous = word.old.last
        isChanged = true
      } else {
        result.append(first)
        rest = rest.dropFirst()
        previous = first
      }
    }
    return isChanged ? result : nil
  }

  /// Whether nothing but the RIB's name is in a name: `profile`.
  func isAll(of name: String) -> Bool { name == old.property || name == old.rib }

  private static func endsWord(_ next: Character?) -> Bool {
    next.map { !$0.isLowercase } ?? true
  }
}
