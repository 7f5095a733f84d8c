import Foundation

/// What the page asks for.
package struct LiveRequest: Sendable, Equatable {
  /// As it stands in the request, with its leading slash: `/api/moment`. Nothing is decoded.
  package let path: String
  /// The decoded arguments without the token. The first of a name counts.
  package let query: [String: String]

  package init(path: String, query: [String: String] = [:]) {
    self.path = path
    self.query = query
  }

  /// - Parameter target: The path and the query of a request's first line.
  /// - Returns: What it asks for, and the token that it carries.
  static func read(_ target: String) -> (request: LiveRequest, token: String?) {
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
    return (LiveRequest(path: parts.first.map(String.init) ?? "", query: query), token)
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
