import RIBsSource

// The Xcode projects that name the files of the app.
extension RIBPlanner {
  /// Adds the new files to the projects and targets that have the files next to them.
  mutating func addToProjects(_ projects: [String]) {
    let new = files.newPaths
    let swift = survey.files.map(\.path)
    for path in projects.sorted() {
      guard let text = read(path) else { continue }
      let known = XcodeProjectFile(text, at: path)
      var project = known
      var left: [String] = []
      for file in new {
        guard let known else {
          if text.contains(router.file.lastPart) { left.append(file) }
          continue
        }
        let closest = swift.min { (file.steps(to: $0), $0) < (file.steps(to: $1), $1) }
        guard let closest else { continue }
        let sibling = known.isSynchronized(file) ? closest : known.nearest(to: file)
        // A package's file is in no project, though one is near.
        guard let sibling, file.steps(to: sibling) == file.steps(to: closest),
          project?.add(file, beside: sibling) == false
        else { continue }
        left.append(file)
      }
      if let patch = project?.patch { files.change(patch) }
      if let first = left.first {
        let more = left.count == 1 ? "" : " and \(left.count - 1) more"
        steps.append("Add \(first)\(more) to \(path) in Xcode. Its format was not recognized.")
      }
    }
  }
}
