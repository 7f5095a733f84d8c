/// An absolute path without `.` and `..`. Links are not followed: what a user wrote is what a report says.
struct FilePath: Equatable {
  private let components: [Substring]

  /// - Parameters:
  ///   - text: A path as a user writes it.
  ///   - folder: What it is relative to, unless it begins with `/`.
  init(_ text: String, in folder: FilePath? = nil) {
    var components = text.hasPrefix("/") ? [] : folder?.components ?? []
    for component in text.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    self.components = components
  }

  var text: String { "/" + components.joined(separator: "/") }

  /// The path relative to a folder; nil where it does not stand below it.
  func path(below folder: FilePath) -> String? {
    guard components.count > folder.components.count, components.starts(with: folder.components)
    else { return nil }
    return components.dropFirst(folder.components.count).joined(separator: "/")
  }
}
