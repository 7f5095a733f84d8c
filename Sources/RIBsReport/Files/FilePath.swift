/// An absolute path without `.` and `..`. Links are not followed: reports show paths as the user wrote them.
struct FilePath: Equatable {
  private let components: [Substring]

  /// - Parameters:
  ///   - text: A path as the user wrote it.
  ///   - folder: The folder that a relative path starts from.
  init(_ text: String, in folder: FilePath? = nil) {
    var components = text.hasPrefix("/") ? [] : folder?.components ?? []
    for component in text.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    self.components = components
  }

  var text: String { "/" + components.joined(separator: "/") }

  /// The path relative to a folder; nil if the path is not below it.
  func path(below folder: FilePath) -> String? {
    guard components.count > folder.components.count, components.starts(with: folder.components)
    else { return nil }
    return components.dropFirst(folder.components.count).joined(separator: "/")
  }
}
