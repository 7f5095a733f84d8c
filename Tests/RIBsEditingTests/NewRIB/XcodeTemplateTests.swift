import Foundation
import RIBsAnalysis
import RIBsEditing
import RIBsSource
import RIBsTestSupport
import Testing

/// What Xcode makes of the template, as far as that can be told without Xcode.
@Suite("The template for Xcode")
struct XcodeTemplateTests {
  /// A variant's files after Xcode has asked for the name.
  private func files(_ variant: String, of templates: XcodeTemplates) -> [String: String] {
    let prefix = "RIB.xctemplate/\(variant)/"
    var files: [String: String] = [:]
    for (path, text) in templates.files where path.hasPrefix(prefix) {
      files[String(path.dropFirst(prefix.count)).replacing("___FILEBASENAME___", with: "Profile")] =
        text
        .replacing("___VARIABLE_productName___", with: "Profile")
        .replacing("//___FILEHEADER___", with: "//\n//  A file\n//")
    }
    return files
  }

  @Test func `has values of the kinds that Xcode's own templates have`() throws {
    let templates = XcodeTemplates(runtime: "RIBs", view: .uikit)
    let text = try #require(templates.files["RIB.xctemplate/TemplateInfo.plist"])
    let info = try #require(
      PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        as? [String: Any])
    #expect(info["Kind"] as? String == "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")
    #expect(info["AllowedTypes"] as? [String] == ["public.swift-source"])
    #expect(info["SortOrder"] as? Int == 1)
    #expect(info["SupportsSwiftPackage"] as? Bool == true)
    let options = try #require(info["Options"] as? [[String: Any]])
    #expect(options.map { $0["Identifier"] as? String } == ["productName", "ownsView"])
    #expect(options.allSatisfy { $0["Required"] as? Bool == true })
    // The file that is opened is one of each variant.
    let main = try #require(info["MainTemplateFile"] as? String)
    for variant in ["Default", "ownsView"] {
      #expect(templates.files["RIB.xctemplate/\(variant)/\(main)"] != nil)
    }
  }

  @Test func `leaves no placeholder, and is clean in the source`() {
    let templates = XcodeTemplates(runtime: "ModernRIBs", view: .headless)
    #expect(files("Default", of: templates).count == 3)
    #expect(files("ownsView", of: templates).count == 4)
    for variant in ["Default", "ownsView"] {
      let files = files(variant, of: templates)
      #expect(files.values.allSatisfy { !$0.contains("___") })
      let report = SourceAnalysis.report(
        onTexts: files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
      #expect(report.tree.ribs.map(\.name) == ["Profile"])
      #expect(report.hazards == [])
    }
  }

  #if os(Linux)
    @Test(arguments: [
      ("Uber", "RIBs", RIBParts.ViewKind.uikit), ("Uber", "RIBs", .swiftui),
      ("Plain", "ModernRIBs", .headless),
    ])
    func `compiles in either variant`(
      _ name: String, _ runtime: String, _ view: RIBParts.ViewKind
    ) throws {
      let templates = XcodeTemplates(runtime: runtime, view: view)
      for variant in ["Default", "ownsView"] {
        let app = try WiredApp(name)
        for (file, text) in files(variant, of: templates) {
          try app.write(text, to: "Sources/App/Profile/\(file)")
        }
        #expect(try app.compile() == "")
      }
    }
  #endif
}
