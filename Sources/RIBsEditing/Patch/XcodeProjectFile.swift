import Foundation
import RIBsAnalysis
import RIBsSource

/// The files in an Xcode project, which are added, renamed and taken out line by line. All other lines stay as they are.
///
/// Apple does not document `project.pbxproj`. What is read and written is what Xcode 8 and later write: a property list
/// of the old format, in which each object is defined once and has a line of its own where another one names it.
struct XcodeProjectFile {
  typealias Object = [String: Any]

  /// Where the project is, relative to the folder that was read.
  let path: String
  private let before: String
  var lines: [String]
  var objects: [String: Object]
  /// The references by the paths of their files, relative to the folder that was read.
  var references: [String: String] = [:]
  /// The groups that stand for folders, by the folders' paths.
  var groups: [String: String] = [:]
  /// The phases that build each reference, with what stands for it there.
  var builds: [String: [(phase: String, build: String)]] = [:]
  /// The groups that name an object.
  var owners: [String: String] = [:]
  /// The folders whose files Xcode finds itself.
  private var synchronized: [String] = []
  /// The lists of files in such folders that a target leaves out, or has without the folder, with the folders.
  var exceptions: [(list: String, folder: String)] = []
  private let lineEnd: String

  /// - Returns: Nil if the text is no project that Xcode has written.
  init?(_ text: String, at path: String) {
    // Only the old format. The parser of the others recurses into what a file nests.
    guard text.hasPrefix("//") || text.hasPrefix("{"), Data(text.utf8).tooDeepNesting == nil,
      let list = try? PropertyListSerialization.propertyList(
        from: Data(text.utf8), options: [], format: nil) as? Object,
      let objects = (list["objects"] as? Object)?.compactMapValues({ $0 as? Object }),
      let project = (list["rootObject"] as? String).flatMap({ objects[$0] }),
      let main = project["mainGroup"] as? String
    else { return nil }
    (self.path, before, self.objects) = (path, text, objects)
    // A carriage return and a line feed are one character.
    lineEnd = text.contains("\r\n") ? "\r\n" : "\n"
    let separator = Character(lineEnd)
    lines = text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    guard !lines.contains(where: { $0.contains(where: \.isNewline) }) else { return nil }
    for (phase, object) in objects.sorted(by: { $0.key < $1.key }) {
      for build in ids(object, "files") {
        guard let reference = objects[build]?["fileRef"] as? String else { continue }
        builds[reference, default: []].append((phase, build))
      }
    }
    let home = path.folderPart.folderPart
    place(main, in: Self.joined(home, project["projectDirPath"] as? String))
  }

  /// Finds where the files and folders below a group are.
  private mutating func place(_ main: String, in base: String) {
    groups[base] = main
    var waiting = [(id: main, folder: base)]
    var seen: Set = [main]
    while let (id, folder) = waiting.popLast() {
      for child in ids(objects[id], "children") where seen.insert(child).inserted {
        owners[child] = id
        guard let object = objects[child] else { continue }
        let name = object["path"] as? String
        let place: String
        switch object["sourceTree"] as? String {
        case "<group>": place = Self.joined(folder, name)
        case "SOURCE_ROOT": place = Self.joined(base, name)
        default: continue
        }
        switch object["isa"] as? String {
        case "PBXGroup":
          // A group without a path is a folder on the screen alone.
          if name != nil, groups[place] == nil { groups[place] = child }
          waiting.append((child, place))
        case "PBXVariantGroup": waiting.append((child, place))
        case "PBXFileSystemSynchronizedRootGroup":
          synchronized.append(place)
          exceptions += ids(object, "exceptions").map { ($0, place) }
        case "PBXFileReference": references[place] = child
        default: continue
        }
      }
    }
  }

  /// What the change is; nil if nothing changed.
  var patch: Patch.File? {
    let text = lines.joined(separator: lineEnd)
    return text == before ? nil : Patch.File(path: path, before: before, after: text)
  }

  /// Whether Xcode finds a file itself.
  func isSynchronized(_ file: String) -> Bool {
    synchronized.contains { Self.relative(file, to: $0) != nil }
  }

  static func relative(_ file: String, to folder: String) -> String? {
    if folder.isEmpty { return file }
    return file.hasPrefix("\(folder)/") ? String(file.dropFirst(folder.count + 1)) : nil
  }

  /// The file of the project that is nearest to another one, by the folders that they share: what is next to each other
  /// belongs to the same targets.
  func nearest(to file: String) -> String? {
    references.filter { $0.key.hasSuffix(".swift") && builds[$0.value] != nil }.keys
      .min { (file.steps(to: $0), $0) < (file.steps(to: $1), $1) }
  }

  /// The module that has a file: the name of the first target that builds it, as an identifier.
  func module(of file: String) -> String? {
    let phases = references[file].flatMap { builds[$0] }?.map(\.phase) ?? []
    let target = objects.sorted { $0.key < $1.key }.first { _, object in
      ids(object, "buildPhases").contains(where: phases.contains)
    }
    return (target?.value["name"] as? String).map { name in
      String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
  }

  func ids(_ object: Object?, _ key: String) -> [String] { object?[key] as? [String] ?? [] }

  // MARK: Lines

  /// Adds lines at the end of a section.
  mutating func insert(_ new: [String], inSection section: String) -> Bool {
    guard let index = lines.firstIndex(of: "/* End \(section) section */") else { return false }
    lines.insert(contentsOf: new, at: index)
    return true
  }

  mutating func insert(_ line: String, inSection section: String) -> Bool {
    insert([line], inSection: section)
  }

  /// Adds an element to a list of an object.
  mutating func append(_ element: String, to object: String, _ key: String) -> Bool {
    guard let start = definition(of: object),
      let list = lines[start...].firstIndex(where: { $0.trimmed == "\(key) = (" }),
      let end = lines[list...].firstIndex(where: { $0.trimmed == ");" }),
      // Not that of a later object.
      !lines[start..<list].contains(where: { $0.trimmed == "};" })
    else { return false }
    lines.insert("\t\t\t\t\(element),", at: end)
    return true
  }

  func definition(of object: String) -> Int? {
    lines.firstIndex { $0.contains(object) && $0.trimmed.hasPrefix(object) && $0.hasSuffix("= {") }
  }

  /// Removes the definition of an object that has several lines.
  mutating func removeDefinition(of object: String) {
    guard let start = definition(of: object),
      let end = lines[start...].firstIndex(where: { $0.trimmed == "};" })
    else { return }
    lines.removeSubrange(start...end)
  }

  mutating func removeLines(of object: String) {
    lines.removeAll { $0.contains(object) && $0.trimmed.hasPrefix(object) }
  }

  // MARK: Names

  /// An identifier as Xcode writes them, 24 hexadecimal digits, that follows from what it is for.
  func newID(_ purpose: String) -> String {
    var attempt = 0
    while true {
      let hash = SHA256.hash("\(path) \(purpose) \(attempt)".utf8)
      let id = hash.prefix(12).map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
      if !before.contains(id) { return id }
      attempt += 1
    }
  }

  static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "swift": "sourcecode.swift"
    case "xib": "file.xib"
    case "storyboard": "file.storyboard"
    default: "text"
    }
  }

  /// A name as property lists of the old format have it.
  static func quoted(_ name: String) -> String {
    let isPlain = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "._/$".contains($0))
    }
    return isPlain && !name.isEmpty ? name : "\"\(name.replacing("\"", with: "\\\""))\""
  }

  /// A path in a folder, without the steps up that it has.
  private static func joined(_ folder: String, _ path: String?) -> String {
    var parts = folder.split(separator: "/").map(String.init)
    for part in path?.split(separator: "/").map(String.init) ?? [] where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}

extension String {
  /// How many steps it is from the folder of this file to that of another one.
  func steps(to other: String) -> Int {
    let (from, to) = (folderPart.split(separator: "/"), other.folderPart.split(separator: "/"))
    let common = zip(from, to).prefix { $0 == $1 }.count
    return from.count + to.count - 2 * common
  }
}
