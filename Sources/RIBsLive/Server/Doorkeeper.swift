import NIOHTTP1

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

  /// - Parameters:
  ///   - path: The request's path.
  ///   - sent: The token that the request carries.
  /// - Returns: Why a request gets no answer; nil if it does.
  func refusal(of head: HTTPRequestHead, path: String, token sent: String?) -> Refusal? {
    let names = head.headers["Host"]
    guard names.count == 1, host.isMeant(by: names[0], port: port) else { return .wrongHost }
    for origin in head.headers["Origin"] {
      guard origin.hasPrefix("http://"), host.isMeant(by: String(origin.dropFirst(7)), port: port)
      else { return .wrongOrigin }
    }
    let mayAct = head.method == .POST && path == ServedSite.actionPath
    guard mayAct || head.method == .GET || head.method == .HEAD else { return .wrongMethod }
    // An image or a script of a foreign page has no Origin. A link may lead to the page, not to its data.
    if path.hasPrefix("/api/"),
      head.headers["Sec-Fetch-Site"].contains(where: { $0 != "same-origin" && $0 != "none" })
    {
      return .wrongOrigin
    }
    let isOpen = path != "/" && files.contains(path)
    if !isOpen, let token, !token.matches(sent) { return .noToken }
    return nil
  }

  enum Refusal {
    case wrongHost, wrongOrigin, wrongMethod, noToken

    var status: HTTPResponseStatus {
      switch self {
      case .wrongHost: .misdirectedRequest
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
