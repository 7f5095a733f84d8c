import Foundation
import GzipCoding
import RIBsAnalysis

/// The page as one file that needs nothing else: styles, scripts and the trace are in it.
struct ReportPage {
  /// Why no page could be made.
  enum Failure: Error {
    /// The page's own files do not fit together.
    case isIncomplete(String)
  }

  private let files: PageFiles

  init(_ files: PageFiles = .all) { self.files = files }

  /// - Parameter document: What the page knows, as JSON.
  func html(_ document: [UInt8]) throws -> String {
    let style = try files.text("page.css")
    let script = try files.joinedModules(from: "main.js")
    let policy =
      "default-src 'none'; script-src '\(Self.digest(script))'; style-src '\(Self.digest(style))'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
    let data = Data(try GzipWriter.packed(document)).base64EncodedString()
    var page = try files.text("page.html")
    page = try replaced(
      #"<link rel="stylesheet" href="page.css">"#, by: "<style>\(style)</style>", in: page)
    page = try replaced(
      #"<script type="module" src="main.js"></script>"#,
      by: "<script type=\"application/json\" id=\"trace\">\(data)</script>\n"
        + "<script type=\"module\">\(script)</script>",
      in: page)
    return try replaced(
      "<head>", by: "<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
      in: page)
  }

  private func replaced(_ part: String, by text: String, in page: String) throws -> String {
    guard let range = page.range(of: part) else { throw Failure.isIncomplete(part) }
    return page.replacingCharacters(in: range, with: text)
  }

  /// The source expression of an inline text in a content security policy.
  private static func digest(_ text: String) -> String {
    "sha256-" + Data(SHA256.hash(text.utf8)).base64EncodedString()
  }
}
