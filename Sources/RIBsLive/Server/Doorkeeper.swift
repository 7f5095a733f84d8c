import FlyingFox

/// Decides who gets an answer.
///
/// The page's own files hold nothing of a trace. All but `/` are served without a token, because a page cannot add
/// it to the addresses of its scripts and styles. The printed address has the token, and the page copies it from
/// there into its requests.
struct Doorkeeper: Sendable {
  let host: ServedHost
  let port: UInt16
  let token: AccessToken?
  /// The paths of the page's own files.
  let files: Set<String>

  /// - Returns: Why a request gets no answer; nil if it does.
  func refusal(of request: HTTPRequest) -> Refusal? {
    guard let name = request.headers[.host], host.isMeant(by: name, port: port) else {
      return .wrongHost
    }
    if let origin = request.headers[HTTPHeader("Origin")] {
      guard origin.hasPrefix("http://"), host.isMeant(by: String(origin.dropFirst(7)), port: port)
      else { return .wrongOrigin }
    }
    guard request.method == .GET || request.method == .HEAD else { return .wrongMethod }
    let path = request.target.path()
    // An image or a script of a foreign page has no Origin. A link may lead to the page, not to its data.
    if path.hasPrefix("/api/"), let site = request.headers[HTTPHeader("Sec-Fetch-Site")],
      site != "same-origin", site != "none"
    {
      return .wrongOrigin
    }
    let isOpen = path != "/" && files.contains(path)
    if !isOpen, let token, !token.matches(request.query["token"]) { return .noToken }
    return nil
  }

  enum Refusal {
    case wrongHost, wrongOrigin, wrongMethod, noToken

    var status: HTTPStatusCode {
      switch self {
      case .wrongHost: HTTPStatusCode(421, phrase: "Misdirected Request")
      case .wrongOrigin, .noToken: .forbidden
      case .wrongMethod: .methodNotAllowed
      }
    }

    var sentence: String {
      switch self {
      case .wrongHost:
        "This server does not have that name. Open the address that ribs-inspect printed."
      case .wrongOrigin: "Another site's page may not read this."
      case .wrongMethod: "Only GET and HEAD are possible here."
      case .noToken: "The token is missing or wrong. Open the address that ribs-inspect printed."
      }
    }
  }
}
