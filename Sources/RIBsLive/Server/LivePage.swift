/// The live page at an address.
package enum LivePage {
  /// The page's default port: RIBS on a telephone keypad. A fixed port keeps the page's origin, and with it what the
  /// browser has stored, from one run to the next.
  package static let usualPort: UInt16 = 7427

  /// Whether only this machine reaches a host.
  package static func isLocal(host: String) -> Bool { ServedHost(name: host).isLoopback }

  /// Begins to serve the page.
  ///
  /// - Parameters:
  ///   - content: Answers what the page asks.
  ///   - updates: The news for pages that are open.
  ///   - host: Where to listen.
  ///   - ports: Each is tried if those before are in use; 0 is any free one.
  ///   - open: Opens a file at a line in an editor, and says whether that worked; nil if there is no editor.
  package static func serve(
    _ content: LiveContent, _ updates: LiveUpdates, host: String, ports: [UInt16],
    open: (@Sendable (_ path: String, _ line: Int) -> Bool)? = nil
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
      },
      act: { request in
        // Only Swift files below the source root have call sites, so a request opens nothing else.
        guard let open, let file = request.query["at"].flatMap(content.file),
          open(file.path, file.line)
        else { return nil }
        return LiveResponse(contentType: "application/json", body: Array("{}".utf8))
      }, updates: updates)
  }
}
