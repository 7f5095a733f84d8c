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
