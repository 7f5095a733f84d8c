/// The live page at an address.
package enum LivePage {
  /// - Parameters:
  ///   - content: Answers what the page asks.
  ///   - updates: The news for pages that are open.
  ///   - host: Where to listen.
  ///   - port: 0 for any free port.
  /// - Returns: A server that is not running yet.
  package static func server(
    _ content: LiveContent, _ updates: LiveUpdates, host: String, port: UInt16
  ) -> LiveServer {
    var files: [String: LiveResponse] = [:]
    for file in PageFiles.all.files {
      files["/" + file.name] = LiveResponse(contentType: file.contentType, body: file.bytes)
    }
    files["/"] = files["/page.html"]
    return LiveServer(
      host: host, port: port, files: files,
      answer: { request in
        content.answer(String(request.path.dropFirst()), request.query).map {
          LiveResponse(contentType: "application/json", body: $0)
        }
      }, updates: updates)
  }
}
