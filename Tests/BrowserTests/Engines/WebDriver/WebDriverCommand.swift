import Foundation

/// What a browser can be told over WebDriver.
enum WebDriverCommand: String {
  case newSession
  case open = "url"
  case run = "execute/async"
  case perform = "actions"
  /// Lifts keys and buttons, and forgets where a wheel stands.
  case release
  case back
  case refresh
  case resize = "window/rect"
  case quit

  /// Its name in Marionette, Firefox's own protocol.
  var marionetteName: String {
    switch self {
    case .newSession: "WebDriver:NewSession"
    case .open: "WebDriver:Navigate"
    case .run: "WebDriver:ExecuteAsyncScript"
    case .perform: "WebDriver:PerformActions"
    case .release: "WebDriver:ReleaseActions"
    case .back: "WebDriver:Back"
    case .refresh: "WebDriver:Refresh"
    case .resize: "WebDriver:SetWindowRect"
    case .quit: "Marionette:Quit"
    }
  }
}

/// How WebDriver's commands go over a wire.
protocol WebDriverProtocol {
  /// The bytes of a command.
  ///
  /// - Parameter parameters: A JSON object.
  mutating func request(_ command: WebDriverCommand, _ parameters: Data) -> Data

  /// Where the next reply stands in what was received; nil if that is not known yet.
  func bounds(_ received: [UInt8]) -> Range<Int>?

  /// The value that a reply has, or the error.
  func value<Value: Decodable>(_ reply: Data, as value: Value.Type) throws -> Value?
}

/// An error of WebDriver.
struct WebDriverProblem: Error, Decodable, CustomStringConvertible {
  var error: String
  var message: String

  var description: String { "\(error): \(message)" }
}

/// Marionette: each message is JSON, with its length before it.
struct Marionette: WebDriverProtocol {
  private var lastID = 0

  mutating func request(_ command: WebDriverCommand, _ parameters: Data) -> Data {
    lastID += 1
    let message =
      Data("[0,\(lastID),\"\(command.marionetteName)\",".utf8) + parameters + Data("]".utf8)
    return Data("\(message.count):".utf8) + message
  }

  func bounds(_ received: [UInt8]) -> Range<Int>? {
    guard let colon = received.firstIndex(of: UInt8(ascii: ":")),
      let length = Int(String(decoding: received[..<colon], as: UTF8.self))
    else { return nil }
    return colon + 1..<colon + 1 + length
  }

  func value<Value: Decodable>(_ reply: Data, as value: Value.Type) throws -> Value? {
    try JSONDecoder().decode(Reply<Value>.self, from: reply).value
  }

  /// `[1, id, error, result]`
  private struct Reply<Value: Decodable>: Decodable {
    struct Result: Decodable {
      var value: Value?
    }
    var value: Value?

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      for _ in 0..<2 { _ = try parts.decode(Int.self) }
      if let problem = try parts.decodeIfPresent(WebDriverProblem.self) { throw problem }
      value = try parts.decodeIfPresent(Result.self)?.value
    }
  }
}

/// WebDriver over HTTP, as in its standard.
struct WebDriverOverHTTP: WebDriverProtocol {
  /// The session, once there is one.
  var session = ""

  mutating func request(_ command: WebDriverCommand, _ parameters: Data) -> Data {
    let (method, path) =
      switch command {
      case .newSession: ("POST", "/session")
      case .quit: ("DELETE", "/session/\(session)")
      case .release: ("DELETE", "/session/\(session)/actions")
      default: ("POST", "/session/\(session)/\(command.rawValue)")
      }
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1\r
      Content-Type: application/json\r
      Content-Length: \(parameters.count)\r
      \r

      """
    return Data(head.utf8) + parameters
  }

  func bounds(_ received: [UInt8]) -> Range<Int>? {
    guard let head = received.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: received[..<head.lowerBound], as: UTF8.self).split(
      separator: "\r\n")
    let length = lines.lazy.map { $0.lowercased().split(separator: ":") }
      .first { $0.first == "content-length" }?.last
    guard let length, let count = Int(length.trimmingCharacters(in: .whitespaces)) else {
      return nil
    }
    return head.upperBound..<head.upperBound + count
  }

  func value<Value: Decodable>(_ reply: Data, as value: Value.Type) throws -> Value? {
    if let problem = try? JSONDecoder().decode(Reply<WebDriverProblem>.self, from: reply).value {
      throw problem
    }
    return try JSONDecoder().decode(Reply<Value>.self, from: reply).value
  }

  private struct Reply<Value: Decodable>: Decodable {
    var value: Value?
  }
}
