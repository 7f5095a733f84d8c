/// The paths that a mistyped one may mean.
struct PathHints {
  private static let most = 5

  /// The last name of each known path.
  let names: [String]
  /// A known path, by its index.
  let path: (Int) -> String

  /// The known paths that end in the same name as a path or, if there are none, in a similar name; a few at most.
  func paths(like path: String) -> [String] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let known = Set(names)
    guard let meant = known.contains(name) ? name : name.nearest(among: known) else { return [] }
    return names.indices.lazy.filter { names[$0] == meant }.prefix(Self.most).map(self.path)
  }

  /// The question whether one of these paths is meant; nil if there are none.
  func question(_ path: String) -> String? {
    let near = paths(like: path).map { "'\($0)'" }
    return near.isEmpty ? nil : "Did you mean \(near.joined(separator: " or "))?"
  }
}
