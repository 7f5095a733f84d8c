import RIBsAnalysis

/// What is needed of an app besides its survey to change a RIB in all places.
package struct AppContents {
  /// A file; nil if it cannot be read as UTF-8.
  package let text: (_ path: String) -> String?
  /// The paths of all files in a folder, those in folders of it included.
  let files: (_ folder: String) -> [String]
  /// The Xcode projects, which name files.
  package let projects: [String]
  /// The manifests of packages and projects, which name folders.
  let manifests: [String]
  /// The storyboards and the like, which name view controllers.
  let interfaces: [String]
  /// The app's tree with the text of some files replaced; nil if it cannot be read.
  let tree: (_ edited: [String: String]) -> StaticTree?

  package init(
    text: @escaping (_ path: String) -> String?, files: @escaping (_ folder: String) -> [String],
    projects: [String] = [], manifests: [String] = [], interfaces: [String] = [],
    tree: @escaping (_ edited: [String: String]) -> StaticTree?
  ) {
    (self.text, self.files, self.tree) = (text, files, tree)
    (self.projects, self.manifests, self.interfaces) = (projects, manifests, interfaces)
  }
}
