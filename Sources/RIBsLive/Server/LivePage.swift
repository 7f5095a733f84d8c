/// The live page at an address.
package enum LivePage {
  /// The page's default port: RIBS on a telephone keypad. A fixed port keeps the page's origin, and with it what the
  /// browser has stored, from one run to the next.
  package static let usualPort: UInt16 = 7427

  /// Begins to serve the page.
  ///
  /// - Parameters:
  ///   - content: Answers what the page asks.
  ///   - updates: The news for pages that are open.
  ///   - host: Where to listen.
  ///   - ports: Each is tried if those before are in use; 0 is any free one.
  package static func serve(
    _ content: LiveContent, _ updates: LiveUpdates, host: String, ports: [UInt16]
  ) throws(LiveServer.Failure) -> LiveServer {
    var files: [String: LiveResponse] = [:]
    for file in PageFiles.all.files {
      files["/" + file.name] = LiveResponse(contentType: file.contentType, body: file.bytes)
    }
    files["/"] = files["/page.html"]
    return try LiveServer(
      host: host, ports: ports, files: files,
      answer: { request in
        content.answer(String(request.path.dropFirst()), request.query).map {
          LiveResponse(contentType: "application/json", body: $0)
        }
      }, updates: updates)
  }
}
