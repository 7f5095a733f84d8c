import RIBsAnalysis
import RIBsSource

/// A variant of a team's template with a RIB's name in it.
struct FilledTemplate {
  let template: TeamTemplate
  let variant: TeamTemplate.Variant
  /// The files by the paths that they get.
  let files: [(path: String, text: String)]
  /// The placeholders that it has.
  let placeholders: Set<String>
  /// The placeholders for which no value is known, sorted.
  let unknown: [String]
  /// The RIB that it makes; nil if it makes none that has a parent.
  let rib: RIBParts?

  /// - Parameters:
  ///   - name: The RIB's name.
  ///   - folder: Where its files go.
  ///   - survey: The app.
  ///   - module: The module that has the files.
  init(
    _ template: TeamTemplate, _ variant: TeamTemplate.Variant, _ name: String,
    _ request: RIBRequest.TemplateRequest, _ style: CodeStyle, in folder: String,
    _ survey: AppSurvey, _ module: String
  ) {
    (self.template, self.variant) = (template, variant)
    var values = request.common
    values.merge(style.owner ?? [:]) { $1 }
    for macro in ["PROJECTNAME", "PACKAGENAME", "TARGETNAME", "WORKSPACENAME"] {
      values[macro] = module
      values["\(macro)ASIDENTIFIER"] = module
    }
    for option in template.options {
      if let standard = option.standard { values["VARIABLE_\(option.name)"] = standard }
    }
    for (name, value) in request.values {
      values[name] = value
      values["VARIABLE_\(name)"] = value
    }
    values["VARIABLE_productName"] = name
    var placeholders = Placeholders(values)
    files = variant.files.map { path, text in
      // Xcode asks for the RIB's name and calls it the base name. In a text, that is the file's own.
      let filled = placeholders.filled(
        path, ["FILEBASENAME": name, "FILEBASENAMEASIDENTIFIER": name])
      let file = filled.lastPart
      let base = String(file.prefix { $0 != "." })
      let own = ["FILENAME": file, "FILEBASENAME": base, "FILEBASENAMEASIDENTIFIER": base]
      let body = Self.headed(text, style.header(of: file))
      return (folder.appending(filled), placeholders.filled(body, own))
    }
    self.placeholders = placeholders.met
    unknown = placeholders.unknown.sorted()
    let swift = files.filter { $0.path.hasSuffix(".swift") }
    // What has no router class needs no second look at the app.
    guard swift.contains(where: { $0.text.contains("Router") }) else {
      rib = nil
      return
    }
    let paths = Set(swift.map(\.path))
    let found = survey.adding(swift, to: module).parts.filter { parts in
      parts.rib.kind != .launch && parts.router.map { paths.contains($0.file) } ?? false
    }
    rib = found.count == 1 ? found.first : nil
  }

  /// Where a type stands in the template; nil if it stands elsewhere. The comment at the top of a file can have another
  /// number of lines there.
  func place(of part: RIBParts.Part) -> SourcePlace? {
    guard let index = files.firstIndex(where: { $0.path == part.file }) else { return nil }
    let original = variant.files[index]
    let added =
      files[index].text.count(where: \.isNewline) - original.text.count(where: \.isNewline)
    let folder = variant.name.isEmpty ? template.path : "\(template.path)/\(variant.name)"
    return SourcePlace(
      file: "\(folder)/\(original.path)", line: max(1, part.place.line - added))
  }

  /// The text with the app's comment at the top of a file. Xcode puts its own in place of `___FILEHEADER___`, which
  /// stands behind the slashes of a comment.
  private static func headed(_ text: String, _ header: String) -> String {
    let mark = "___FILEHEADER___"
    let commented = "//\(mark)"
    guard header.isEmpty else {
      return text.replacing(commented, with: header).replacing(mark, with: header)
    }
    guard let range = text.firstRange(of: commented) else { return text }
    return String(text[..<range.lowerBound] + text[range.upperBound...].drop(while: \.isNewline))
  }
}
