import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// Files, Xcode projects, and what is left to people.
extension RemovalPlanner {
  /// The new text of each file that changes; empty for one that is removed.
  mutating func changed() throws(Refusal) -> [String: String] {
    var texts: [String: String] = [:]
    for (path, removed) in removals.sorted(by: { $0.key < $1.key }) where !removed.isEmpty {
      guard let before = code.text(path) else { continue }
      if removed.emptiesFile {
        texts[path] = ""
        files.append(Patch.File(path: path, before: before, after: nil))
      } else {
        let text = removed.text(without: types.union([names.rib]))
        try EditedFile(path: path, text: text).checkThatItStillParses()
        texts[path] = text
        files.append(Patch.File(path: path, before: before, after: text))
      }
    }
    return texts
  }

  /// Refuses if the app's tree would differ in more than this RIB.
  func check(_ texts: [String: String]) throws(Refusal) {
    guard let before = app.tree([:]), var after = app.tree(texts) else { return }
    // Which child such a line detaches is not known: it may have been this one.
    after.detaches.removeAll(where: \.children.isEmpty)
    guard Set(after.shape()) == Set(before.without(parts.rib).shape()) else {
      throw Refusal(
        "without the RIB, the rest of the tree would not be the same. Please report this with the RIB's files.",
        at: parts.rib.place)
    }
  }

  mutating func noteWhatIsLeft(_ texts: [String: String]) {
    // What is named for the RIB's view controller has its view.
    for file in app.interfaces where types.contains(String(file.lastPart.prefix { $0 != "." })) {
      if let text = app.text(file) {
        files.append(Patch.File(path: file, before: text, after: nil))
      }
    }
    let gone = Set(files.filter { $0.after == nil }.map(\.path))
    for project in app.projects { takeFiles(gone, outOf: project) }
    noteWhatDoesNothing()
    let tree = app.tree(texts)
    let orphans = (tree?.unattached ?? []).compactMap { index in tree?.ribs[index] }.filter { rib in
      parts.children.contains { $0.place == rib.place }
    }
    if !orphans.isEmpty {
      let list = orphans.map(\.name).sorted().joined(separator: ", ")
      steps.append("Nothing attaches \(list) now. Remove what you do not need.")
    }
    for file in code.generated.sorted() {
      steps.append("Generate \(file) again: it mentions \(self.names.rib).")
    }
    for file in app.interfaces where !gone.contains(file) {
      guard let text = app.text(file), let type = types.sorted().first(where: text.contains) else {
        continue
      }
      steps.append("Update or remove \(file), which mentions \(type).")
    }
    noteFolder(gone)
  }

  /// Lists functions and cases that have lost all of their statements.
  private mutating func noteWhatDoesNothing() {
    for (path, removed) in removals.sorted(by: { $0.key < $1.key }) where !code.isTest(path) {
      for list in removed.emptiedLists {
        let around = list.parent?.parent
        let name: String
        if let function = around?.as(FunctionDeclSyntax.self) {
          name = "\(function.name.text) in \(removed.file.scope(at: list.start))"
        } else if let label = list.parent?.as(SwitchCaseSyntax.self)?.label {
          name = "`\(label.trimmedDescription)`"
        } else {
          continue
        }
        steps.append(
          "\(name) is empty now (\(path)). Remove it and its callers if you do not need them."
        )
      }
    }
  }

  /// Lists what stays in the RIB's folder.
  private mutating func noteFolder(_ gone: Set<String>) {
    guard let router = parts.router?.file, gone.contains(router),
      let slash = router.lastIndex(of: "/")
    else { return }
    let folder = String(router[..<slash])
    guard folder.split(separator: "/").last.map(String.init) == names.rib else { return }
    let rest = app.files(folder).filter { !gone.contains($0) }
    guard let first = rest.first else { return }
    let more = rest.count > 1 ? " and \(rest.count - 1) more" : ""
    steps.append("\(folder) still has \(first.dropFirst(folder.count + 1))\(more).")
  }

  private mutating func takeFiles(_ gone: Set<String>, outOf path: String) {
    guard let text = app.text(path) else { return }
    guard var project = XcodeProjectFile(text, at: path) else {
      for file in gone.sorted() where text.contains(file.lastPart) {
        steps.append("Take \(file.lastPart) out of \(path), which is no project that Xcode wrote.")
      }
      return
    }
    for file in gone.sorted() { project.remove(file) }
    if let patch = project.patch { files.append(patch) }
  }
}

extension StaticTree {
  /// The tree without a RIB, its edges and its detaches.
  fileprivate func without(_ rib: StaticRIB) -> StaticTree {
    guard let gone = ribs.firstIndex(where: { $0.place == rib.place }) else { return self }
    let position = { (index: Int) in index > gone ? index - 1 : index }
    var rest = self
    rest.ribs.remove(at: gone)
    rest.edges = edges.filter { $0.parent != gone && $0.child != gone }.map { edge in
      var edge = edge
      (edge.parent, edge.child) = (position(edge.parent), position(edge.child))
      return edge
    }
    let kept = detaches.filter { $0.parent != gone && $0.children.contains { $0 != gone } }
    rest.detaches = kept.map { detach in
      var detach = detach
      detach.parent = position(detach.parent)
      detach.children = detach.children.filter { $0 != gone }.map(position)
      return detach
    }
    return rest
  }
}
