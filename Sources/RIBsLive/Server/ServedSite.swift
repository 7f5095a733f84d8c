/// What the server has to read: the page's own files, the data and the news.
struct ServedSite: Sendable {
  /// The page's own files by path, `/` among them.
  let files: [String: LiveResponse]
  /// Computes the data for a path below `/api/`.
  let answer: @Sendable (LiveRequest) -> LiveResponse?
  /// Does what a reader asks for at ``actionPath``; nil if it cannot be done.
  var act: @Sendable (LiveRequest) -> LiveResponse? = { _ in nil }
  let updates: LiveUpdates

  /// The one path that takes POST: it opens the code of a call site.
  static let actionPath = "/api/open"

  /// - Returns: What a request asks for; nil if there is nothing.
  func response(to request: LiveRequest) -> LiveResponse? {
    if request.path == Self.actionPath { return request.isAction ? act(request) : nil }
    if let file = files[request.path] { return file }
    return request.path.hasPrefix("/api/") ? answer(request) : nil
  }
}
