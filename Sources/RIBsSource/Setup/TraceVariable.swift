import Foundation

/// A place that sets the environment variable `RIBS_TRACE` for an app.
package struct TraceVariable: Sendable, Equatable {
  /// The variable's name.
  static let name = "RIBS_TRACE"

  /// The file and the line.
  package let place: String
  /// Whether the app is built for release there.
  package let isRelease: Bool
}

extension TraceVariable {
  /// Finds the variable in the actions of an Xcode scheme. Only an action's own variables count: profiling takes those of
  /// the launch, and is built for release by default.
  static func variables(inScheme text: String, at path: String) -> [TraceVariable] {
    var found: [TraceVariable] = []
    var configuration = ""
    var line = 1
    var rest = text[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      line += rest[..<start].count { $0.isNewline }
      let tag = rest[start...end]
      if let value = tag.attribute("buildConfiguration") { configuration = value }
      if tag.hasPrefix("<EnvironmentVariable"), tag.attribute("key") == name,
        tag.attribute("isEnabled") != "NO"
      {
        let isRelease = configuration.lowercased().contains("release")
        found.append(TraceVariable(place: "\(path):\(line)", isRelease: isRelease))
      }
      line += tag.count { $0.isNewline }
      rest = rest[rest.index(after: end)...]
    }
    return found
  }

  /// Finds the lines of a build script that set the variable. A line that also names a release build, as the path of the
  /// program or as an option, sets it for that.
  static func variables(inScript text: String, at path: String) -> [TraceVariable] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      let command = line.prefix { $0 != "#" }.lowercased()
      guard command.contains("\(name.lowercased())=") else { return nil }
      return TraceVariable(
        place: "\(path):\(index + 1)",
        isRelease: releaseMarks.contains(where: command.contains))
    }
  }

  private static let releaseMarks = [
    "/release/", "-c release", "-configuration release", "/release-iphone",
  ]
}

extension Substring {
  /// The value of an XML tag's attribute, as Xcode writes it: `key = "RIBS_TRACE"`.
  fileprivate func attribute(_ name: String) -> String? {
    var rest = self
    while let range = rest.range(of: name) {
      let isWhole = rest[..<range.lowerBound].last?.isWhitespace == true
      let value = rest[range.upperBound...].drop(while: \.isWhitespace)
      rest = rest[range.upperBound...]
      guard isWhole, value.first == "=" else { continue }
      let quoted = value.dropFirst().drop(while: \.isWhitespace)
      guard quoted.first == "\"" else { continue }
      return String(quoted.dropFirst().prefix { $0 != "\"" })
    }
    return nil
  }
}
