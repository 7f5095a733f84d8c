import RIBsAnalysis
import RIBsSource

/// Where the files of RIBs are, seen from their parents.
struct RIBFolders {
  private let parts: [RIBParts]
  private let byName: [StaticRIB: RIBParts]

  init(_ parts: [RIBParts]) {
    self.parts = parts
    byName = Dictionary(parts.map { ($0.rib, $0) }) { first, _ in first }
  }

  /// The folder of a new RIB: where the parent's other children are, seen from it, or else where most RIBs are, seen
  /// from their parents. Without any, it stands beside the parent's folder, as in uber's tutorials.
  func folder(of name: String, below parent: RIBParts) -> String {
    let home = (parent.router?.file ?? parent.rib.place.file).folderPart
    let own = steps(from: [parent])
    let all = own.isEmpty ? steps(from: parts) : own
    let counts = Dictionary(grouping: all) { $0 }.mapValues(\.count)
    let best = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first?.key
    var path = home.split(separator: "/").map(String.init)
    for step in (best ?? "../\(Self.rib)").split(separator: "/") {
      if step == ".." { _ = path.popLast() } else { path.append(step.replacingRIB(by: name)) }
    }
    return path.joined(separator: "/")
  }

  private static let rib = "RIB"

  /// The ways from the folders of parents to those of their children, with `RIB` for the child's name.
  private func steps(from parents: [RIBParts]) -> [String] {
    parents.flatMap { parent in
      parent.children.compactMap { child -> String? in
        guard child.module == parent.rib.module, let found = byName[child],
          let one = parent.router?.file.folderPart, let other = found.router?.file.folderPart
        else { return nil }
        let from = one.split(separator: "/")
        let to = other.split(separator: "/")
        let common = zip(from, to).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: from.count - common)
        let down = to.dropFirst(common).map(String.init)
        guard up.count <= 1, down.count <= 2 else { return nil }
        guard down.isEmpty || down.last == child.name else { return nil }
        return (up + down.dropLast() + (down.isEmpty ? [] : [Self.rib])).joined(separator: "/")
      }
    }
  }
}

extension Substring {
  fileprivate func replacingRIB(by name: String) -> String { self == "RIB" ? name : String(self) }
}

extension String {
  /// What is behind the last slash.
  var lastPart: String { split(separator: "/").last.map(String.init) ?? self }

  /// What is before the last slash; empty if there is none.
  var folderPart: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// A file in this folder, which is empty for the folder that was read.
  func appending(_ name: String) -> String { isEmpty ? name : "\(self)/\(name)" }
}
