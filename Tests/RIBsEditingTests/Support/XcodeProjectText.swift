/// The text of `App.xcodeproj/project.pbxproj`, as Xcode writes it, with an app, its tests and an extension.
struct XcodeProjectText {
  /// A group and what is in it, in Xcode's order.
  struct Group {
    let path: String
    var files: [String] = []
    var groups: [Group] = []
  }

  private var builds: [String] = []
  private var references: [String] = []
  private var groups: [String] = []
  private var phases: [String: [String]] = [:]
  private var count = 0

  /// - Parameters:
  ///   - root: The folder of the project.
  ///   - targets: The names of the targets that build a file.
  static func text(_ root: Group, targets: (String) -> [String]) -> String {
    var project = XcodeProjectText()
    let main = project.add(root, isMain: true, targets)
    return project.text(main)
  }

  private mutating func id() -> String {
    count += 1
    return "AA" + String(repeating: "0", count: 22 - String(count).count) + String(count)
  }

  private static func quoted(_ name: String) -> String {
    name.contains("+") ? "\"\(name)\"" : name
  }

  private mutating func add(_ group: Group, isMain: Bool, _ targets: (String) -> [String]) -> String
  {
    let own = id()
    var children: [String] = []
    for inner in group.groups {
      children.append("\(add(inner, isMain: false, targets)) /* \(inner.path) */")
    }
    for name in group.files {
      let reference = id()
      references.append(
        "\t\t\(reference) /* \(name) */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \(Self.quoted(name)); sourceTree = \"<group>\"; };"
      )
      children.append("\(reference) /* \(name) */")
      for target in targets(name) {
        let build = id()
        builds.append(
          "\t\t\(build) /* \(name) in Sources */ = {isa = PBXBuildFile; fileRef = \(reference) /* \(name) */; };"
        )
        phases[target, default: []].append("\(build) /* \(name) in Sources */")
      }
    }
    groups += [
      "\t\t\(own)\(isMain ? "" : " /* \(group.path) */") = {", "\t\t\tisa = PBXGroup;",
      "\t\t\tchildren = (",
    ]
    groups += children.map { "\t\t\t\t\($0)," } + ["\t\t\t);"]
    groups += isMain ? [] : ["\t\t\tpath = \(group.path);"]
    groups += ["\t\t\tsourceTree = \"<group>\";", "\t\t};"]
    return own
  }

  private mutating func text(_ main: String) -> String {
    var targets: [String] = []
    var sources: [String] = []
    var resources: [String] = []
    for (name, files) in phases.sorted(by: { $0.key < $1.key }) {
      let (target, source, resource) = (id(), id(), id())
      targets += [
        "\t\t\(target) /* \(name) */ = {", "\t\t\tisa = PBXNativeTarget;", "\t\t\tbuildPhases = (",
        "\t\t\t\t\(source) /* Sources */,", "\t\t\t\t\(resource) /* Resources */,", "\t\t\t);",
        "\t\t\tname = \(name);", "\t\t};",
      ]
      sources += phase(source, "Sources", files)
      resources += phase(resource, "Resources", [])
    }
    let project = id()
    return
      ([
        "// !$*UTF8*$!", "{", "\tarchiveVersion = 1;", "\tclasses = {", "\t};",
        "\tobjectVersion = 56;", "\tobjects = {", "",
      ] + section("PBXBuildFile", builds) + section("PBXFileReference", references)
      + section("PBXGroup", groups) + section("PBXNativeTarget", targets)
      + section(
        "PBXProject",
        [
          "\t\t\(project) /* Project object */ = {", "\t\t\tisa = PBXProject;",
          "\t\t\tmainGroup = \(main);", "\t\t\tprojectDirPath = \"\";", "\t\t};",
        ]) + section("PBXResourcesBuildPhase", resources)
      + section("PBXSourcesBuildPhase", sources) + [
        "\t};", "\trootObject = \(project) /* Project object */;", "}", "",
      ]).joined(separator: "\n")
  }

  private func section(_ name: String, _ lines: [String]) -> [String] {
    ["/* Begin \(name) section */"] + lines + ["/* End \(name) section */", ""]
  }

  private func phase(_ id: String, _ name: String, _ files: [String]) -> [String] {
    [
      "\t\t\(id) /* \(name) */ = {", "\t\t\tisa = PBX\(name)BuildPhase;",
      "\t\t\tbuildActionMask = 2147483647;", "\t\t\tfiles = (",
    ] + files.map { "\t\t\t\t\($0)," } + [
      "\t\t\t);", "\t\t\trunOnlyForDeploymentPostprocessing = 0;", "\t\t};",
    ]
  }
}

extension WiredApp {
  static let project = "App.xcodeproj/project.pbxproj"

  /// Gives the app an Xcode project with all of its Swift files.
  ///
  /// - Parameters:
  ///   - shared: A file that an extension builds too, with all files beside it.
  func addXcodeProject(sharing shared: String? = nil) throws {
    let swift = try files.keys.filter { $0.hasSuffix(".swift") && $0.contains("/") }.sorted()
    let root = Self.group("", below: "", swift)
    try write(
      XcodeProjectText.text(root) { name in
        if name.hasSuffix("Tests.swift") { return ["AppTests"] }
        return shared.map { name.hasPrefix($0) } ?? false ? ["App", "Widget"] : ["App"]
      }, to: Self.project)
  }

  private static func group(
    _ name: String, below prefix: String, _ swift: [String]
  ) -> XcodeProjectText.Group {
    let inside = swift.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    let folders = Set(inside.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) })
    return XcodeProjectText.Group(
      path: name, files: inside.filter { !$0.contains("/") },
      groups: folders.sorted().map { group($0, below: "\(prefix)\($0)/", swift) })
  }
}
