import Foundation

/// What the page asks for.
package struct LiveRequest: Sendable, Equatable {
  /// As it stands in the request, with its leading slash: `/api/moment`. Nothing is decoded.
  package let path: String
  /// The decoded arguments without the token. The first of a name counts.
  package let query: [String: String]
  /// Whether something is to be done, with POST.
  package let isAction: Bool

  package init(path: String, query: [String: String] = [:], isAction: Bool = false) {
    (self.path, self.query, self.isAction) = (path, query, isAction)
  }

  /// - Parameters:
  ///   - target: The path and the query of a request's first line.
  ///   - isAction: Whether its method is POST.
  /// - Returns: What it asks for, and the token that it carries.
  static func read(
    _ target: String, isAction: Bool = false
  ) -> (request: LiveRequest, token: String?) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var query: [String: String] = [:]
    for item in parts.dropFirst().joined().split(separator: "&") {
      let words = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      // Nil if a % is not followed by two digits, or stands for what is not UTF-8.
      guard let name = words[0].removingPercentEncoding,
        let value = words.dropFirst().joined().removingPercentEncoding, query[name] == nil
      else { continue }
      query[name] = value
    }
    let token = query.removeValue(forKey: "token")
    let path = parts.first.map(String.init) ?? ""
    return (LiveRequest(path: path, query: query, isAction: isAction), token)
  }
}

/// What the page gets.
package struct LiveResponse: Sendable {
  package let contentType: String
  package let body: [UInt8]

  package init(contentType: String, body: [UInt8]) {
    self.contentType = contentType
    self.body = body
  }
}
