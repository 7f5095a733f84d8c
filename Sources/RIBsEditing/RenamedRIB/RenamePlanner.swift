import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// Renames what certainly belongs to a RIB. It renames all of the RIB's types or none. It renames a variable or a function
/// only if every use of the name is about the RIB: code with an old name still compiles.
struct RenamePlanner {
  let parts: RIBParts
  let change: NameChange
  let survey: AppSurvey
  let app: AppContents
  /// The files that may have the name.
  var read: [String: EditedFile] = [:]
  /// The RIB's own types.
  var owned: RIBTypes
  /// The new names of types.
  var types: [String: String] = [:]
  /// All Swift files of the app.
  var texts: [String: String] = [:]

  var files: [Patch.File] = []
  var steps: [String] = []

  init(_ old: String, _ new: String, _ survey: AppSurvey, _ app: AppContents) throws(Refusal) {
    guard RIBNames.isName(new) else {
      throw Refusal(
        "'\(new)' is no name of a RIB: it begins with a capital letter, such as Profile.")
    }
    let parts = try survey.rib(named: old)
    (self.parts, self.survey, self.app) = (parts, survey, app)
    owned = RIBTypes(of: parts, in: survey)
    change = NameChange(old: RIBNames(parts.rib.name), new: RIBNames(new))
    guard parts.rib.name != new else { throw Refusal("the RIB is called \(new) already.") }
  }

  mutating func plan() throws(Refusal) {
    try readFiles()
    try findTypes()
    let names = RenamedNames(
      change, types: Set(types.keys), of: parts, in: survey, files: read,
      belongsToOther: owned.belongsToOther, isTaken: { place(of: $0, in: $1) != nil },
      owners: owners)
    let changed = edited(names)
    try check(changed)
    files = changed.map { Patch.File(path: $0.key, before: app.text($0.key), after: $0.value) }
    try move(Set(changed.keys))
    if !names.left.isEmpty {
      steps.append(
        "These names were not changed, because some of their uses may mean something else: \(names.left.sorted().joined(separator: ", "))."
      )
    }
    noteStrings()
  }

  // MARK: What is renamed

  private mutating func readFiles() throws(Refusal) {
    for file in survey.files {
      guard let text = app.text(file.path) else { continue }
      texts[file.path] = text
      guard text.contains(change.old.rib) || text.contains(change.old.property) else { continue }
      let parsed = EditedFile(path: file.path, text: text)
      try parsed.checkThatItParses()
      read[file.path] = parsed
    }
  }

  /// Refuses if the app's tree would differ in more than the name.
  private func check(_ texts: [String: String]) throws(Refusal) {
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      try EditedFile(path: path, text: text).checkThatItStillParses()
    }
    guard let before = app.tree([:]), let after = app.tree(texts) else { return }
    let expected = before.shape { $0 == change.old.rib ? change.new.rib : $0 }
    guard Set(after.shape()) == Set(expected) else {
      throw Refusal(
        "with the new name, the tree of RIBs would no longer be the same. Please report this with the RIB's files.",
        at: parts.rib.place)
    }
  }
}
