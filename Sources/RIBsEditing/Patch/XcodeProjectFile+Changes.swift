import RIBsAnalysis

// Adding, renaming and taking out files.
extension XcodeProjectFile {
  /// Adds a file to the group of its folder and to the targets of another file.
  ///
  /// - Returns: Whether the project is written in a way that allows it.
  mutating func add(_ file: String, beside sibling: String) -> Bool {
    guard references[file] == nil else { return true }
    let known = self
    if isSynchronized(file) {
      if excepted(file, beside: sibling) { return true }
      self = known
      return false
    }
    if added(file, beside: sibling) { return true }
    self = known
    return false
  }

  /// Adds a file to the lists that have another one of its folder.
  private mutating func excepted(_ file: String, beside sibling: String) -> Bool {
    for (list, folder) in exceptions {
      guard let path = Self.relative(file, to: folder),
        let other = Self.relative(sibling, to: folder),
        ids(objects[list], Self.memberships).contains(other)
      else { continue }
      guard append(Self.quoted(path), to: list, Self.memberships) else { return false }
    }
    return true
  }

  private static let memberships = "membershipExceptions"

  /// Changes the line of a file in the lists that have it.
  private mutating func changeExceptions(of file: String, to new: String?) {
    for (list, folder) in exceptions {
      guard let old = Self.relative(file, to: folder), let start = definition(of: list),
        let end = lines[start...].firstIndex(where: { $0.trimmed == "};" }),
        let index = lines[start..<end].firstIndex(where: {
          [old, Self.quoted(old), "\"\(old)\""].map { "\($0)," }.contains($0.trimmed)
        })
      else { continue }
      if let path = new.flatMap({ Self.relative($0, to: folder) }) {
        let space = lines[index].prefix(while: \.isWhitespace)
        lines[index] = "\(space)\(Self.quoted(path)),"
      } else {
        lines.remove(at: index)
      }
    }
  }

  private mutating func added(_ file: String, beside sibling: String) -> Bool {
    guard let group = group(for: file.folderPart) else { return false }
    let name = file.lastPart
    let reference = newID("file \(file)")
    let isSwift = file.hasSuffix(".swift")
    guard
      insert(
        "\t\t\(reference) /* \(name) */ = {isa = PBXFileReference; lastKnownFileType = \(Self.type(of: name)); path = \(Self.quoted(name)); sourceTree = \"<group>\"; };",
        inSection: "PBXFileReference"),
      append("\(reference) /* \(name) */", to: group, "children")
    else { return false }
    references[file] = reference
    owners[reference] = group
    for (phase, _) in references[sibling].flatMap({ builds[$0] }) ?? [] {
      guard let own = isSwift ? phase : resources(beside: phase) else { return false }
      let title = isSwift ? "Sources" : "Resources"
      let build = newID("build \(own) \(file)")
      guard
        insert(
          "\t\t\(build) /* \(name) in \(title) */ = {isa = PBXBuildFile; fileRef = \(reference) /* \(name) */; };",
          inSection: "PBXBuildFile"),
        append("\(build) /* \(name) in \(title) */", to: own, "files")
      else { return false }
      builds[reference, default: []].append((own, build))
    }
    return true
  }

  /// Takes a file out, and groups that have nothing left.
  mutating func remove(_ file: String) {
    changeExceptions(of: file, to: nil)
    guard let reference = references.removeValue(forKey: file) else { return }
    for (_, build) in builds[reference] ?? [] { removeLines(of: build) }
    removeLines(of: reference)
    var emptied = owners[reference]
    objects[reference] = nil
    while let group = emptied, let owner = owners[group], isEmpty(group) {
      removeDefinition(of: group)
      removeLines(of: group)
      objects[group] = nil
      emptied = owner
    }
  }

  /// Gives a file another name in the same folder.
  mutating func rename(_ file: String, to new: String) {
    changeExceptions(of: file, to: new)
    guard let reference = references.removeValue(forKey: file) else { return }
    references[new] = reference
    let (old, new) = (file.lastPart, new.lastPart)
    let ids = [reference] + (builds[reference] ?? []).map(\.build)
    for index in lines.indices where ids.contains(where: lines[index].contains) {
      // A path can have folders before the name.
      lines[index] = lines[index].replacing("/* \(old) ", with: "/* \(new) ")
        .replacing(" = \(old);", with: " = \(Self.quoted(new));")
        .replacing("\"\(old)\";", with: "\(Self.quoted(new));")
        .replacing("/\(old)\";", with: "/\(new)\";").replacing("/\(old);", with: "/\(new);")
    }
  }

  // MARK: Groups

  /// The group of a folder, which is made if there is none.
  private mutating func group(for folder: String) -> String? {
    var missing: [String] = []
    var known = folder
    while groups[known] == nil {
      guard !known.isEmpty else { return nil }
      missing.append(known.lastPart)
      known = known.folderPart
    }
    guard var group = groups[known] else { return nil }
    for name in missing.reversed() {
      known = known.appending(name)
      let new = newID("group \(known)")
      let definition = [
        "\t\t\(new) /* \(name) */ = {", "\t\t\tisa = PBXGroup;", "\t\t\tchildren = (", "\t\t\t);",
        "\t\t\tpath = \(Self.quoted(name));", "\t\t\tsourceTree = \"<group>\";", "\t\t};",
      ]
      guard append("\(new) /* \(name) */", to: group, "children"),
        insert(definition, inSection: "PBXGroup")
      else { return nil }
      objects[new] = ["isa": "PBXGroup", "path": name]
      (groups[known], owners[new]) = (new, group)
      group = new
    }
    return group
  }

  /// Whether nothing that is there is in a group.
  private func isEmpty(_ group: String) -> Bool {
    ids(objects[group], "children").allSatisfy { objects[$0] == nil }
  }

  // MARK: Targets

  /// The resources phase of the target that has a sources phase.
  private func resources(beside phase: String) -> String? {
    let target = objects.values.first { ids($0, "buildPhases").contains(phase) }
    return ids(target, "buildPhases").first {
      objects[$0]?["isa"] as? String == "PBXResourcesBuildPhase"
    }
  }
}
