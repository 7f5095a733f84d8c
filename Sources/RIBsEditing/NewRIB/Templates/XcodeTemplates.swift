import RIBsSource

/// What `New File` in Xcode needs to offer a RIB: a folder `RIB.xctemplate` with the files of a RIB, in which
/// placeholders stand for names.
///
/// Xcode's templates are not documented. The keys and their types are those of the templates that Xcode 15 and later have
/// themselves: `AllowedTypes` is a list, `SortOrder` a number, and options have booleans. A template without
/// `SupportsSwiftPackage` is hidden where a package is open.
package struct XcodeTemplates {
  /// The texts by their paths in the folder of templates.
  package let files: [String: String]

  /// What Xcode replaces by the name that it asks for.
  static let name = "___VARIABLE_productName___"

  /// - Parameters:
  ///   - runtime: The module of the runtime that the RIBs import.
  ///   - view: What views are made of.
  package init(runtime: String, view: RIBParts.ViewKind) {
    var files = ["\(Self.folder)/TemplateInfo.plist": Self.info]
    // Xcode takes the folder that has the names of the checked boxes, or else `Default`.
    for (variant, isViewless) in [("Default", true), (Self.ownsView, false)] {
      let (names, style) = (
        RIBNames(Self.name), CodeStyle(runtime: runtime, header: [Self.header])
      )
      let written =
        style.isAsync
        ? NapkinTemplate(
          names: names, style: style, isViewless: isViewless, borrowsView: isViewless, view: view
        ).files
        : RIBTemplate(
          names: names, style: style, isViewless: isViewless, borrowsView: isViewless, view: view,
          injection: .plain
        ).files
      for (name, text) in written {
        let file = name.replacing(Self.name, with: "___FILEBASENAME___")
        // A style's header has the file's name where it says FILE.
        files["\(Self.folder)/\(variant)/\(file)"] = text.replacingFirst(
          Self.header, by: "//___FILEHEADER___")
      }
    }
    self.files = files
  }

  private static let header = "// The header"
  private static let folder = "RIB.xctemplate"
  private static let ownsView = "ownsView"

  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>Kind</key>
      <string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
      <key>Description</key>
      <string>A RIB: builder, interactor, router and, if it has one, view.</string>
      <key>Summary</key>
      <string>A RIB</string>
      <key>SortOrder</key>
      <integer>1</integer>
      <key>AllowedTypes</key>
      <array>
        <string>public.swift-source</string>
      </array>
      <key>DefaultCompletionName</key>
      <string>RIB</string>
      <key>MainTemplateFile</key>
      <string>___FILEBASENAME___Router.swift</string>
      <key>SupportsSwiftPackage</key>
      <true/>
      <key>Platforms</key>
      <array/>
      <key>Options</key>
      <array>
        <dict>
          <key>Identifier</key>
          <string>productName</string>
          <key>Name</key>
          <string>Name:</string>
          <key>Description</key>
          <string>The RIB's name, such as Profile</string>
          <key>Type</key>
          <string>text</string>
          <key>Required</key>
          <true/>
          <key>NotPersisted</key>
          <true/>
        </dict>
        <dict>
          <key>Identifier</key>
          <string>\(ownsView)</string>
          <key>Name</key>
          <string>Owns a view</string>
          <key>Description</key>
          <string>Whether the RIB has a view of its own, and does not show its children on its parent's</string>
          <key>Type</key>
          <string>checkbox</string>
          <key>Default</key>
          <string>true</string>
          <key>Required</key>
          <true/>
          <key>NotPersisted</key>
          <true/>
        </dict>
      </array>
    </dict>
    </plist>

    """
}
