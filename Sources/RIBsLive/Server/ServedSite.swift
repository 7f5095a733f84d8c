/// What the server has to read: the page's own files, the data and the news.
struct ServedSite: Sendable {
  /// The page's own files by path, `/` among them.
  let files: [String: LiveResponse]
  /// Computes the data for a path below `/api/`.
  let answer: @Sendable (LiveRequest) -> LiveResponse?
  let updates: LiveUpdates

  /// - Returns: What a request asks for; nil if there is nothing.
  func response(to request: LiveRequest) -> LiveResponse? {
    if let file = files[request.path] { return file }
    return request.path.hasPrefix("/api/") ? answer(request) : nil
  }
}
