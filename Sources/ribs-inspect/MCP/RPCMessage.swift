import Foundation

/// The id of a request, which its answer repeats.
enum RPCID {
  case number(Int)
  case text(String)
}

/// An error of JSON-RPC 2.0: the message is wrong, and not what a tool was asked to look at.
struct RPCError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
  }

  let code: Code
  /// What is wrong and what to do about it.
  let message: String

  static func invalidParams(_ message: String) -> RPCError {
    RPCError(code: .invalidParams, message: message)
  }
}

/// A message of JSON-RPC 2.0 from a client, as far as it can be understood.
enum RPCMessage {
  case request(RPCRequest)
  /// A notification, or an answer to a request that this server never makes.
  case needsNoAnswer
  case broken(RPCError, id: RPCID?)

  /// - Parameter line: One line without its line end.
  init(_ line: Data) {
    let envelope: Envelope
    do {
      guard String(bytes: line, encoding: .utf8) != nil else { throw Envelope.NotUTF8() }
      envelope = try JSONDecoder().decode(Envelope.self, from: line)
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      // The line is JSON.
      self = .broken(
        RPCError(
          code: .invalidRequest,
          message: "The message is not a JSON object. Send one request a line, without batches."),
        id: nil)
      return
    } catch {
      self = .broken(
        RPCError(
          code: .parseError,
          message: "The line is not JSON in UTF-8. Send one JSON-RPC 2.0 message a line."), id: nil)
      return
    }
    self = RPCMessage(envelope, line)
  }

  private init(_ envelope: Envelope, _ line: Data) {
    func broken(_ message: String) -> RPCMessage {
      .broken(RPCError(code: .invalidRequest, message: message), id: envelope.id)
    }
    guard envelope.hasVersion else {
      self = broken("The message has no \"jsonrpc\": \"2.0\".")
      return
    }
    guard !envelope.hasUnusableID else {
      self = broken("The id is neither a string nor a whole number.")
      return
    }
    guard let method = envelope.method else {
      self =
        envelope.isAnswer ? .needsNoAnswer : broken("The message has no method, which is a string.")
      return
    }
    guard let id = envelope.id else {
      self = .needsNoAnswer
      return
    }
    self = .request(RPCRequest(id: id, method: method, line: line))
  }
}

/// A request that waits for an answer.
struct RPCRequest {
  let id: RPCID
  let method: String
  fileprivate let line: Data

  /// The parameters of the method.
  ///
  /// - Parameter words: What the method needs, for the error if they do not have it.
  func parameters<Parameters: Decodable>(
    _: Parameters.Type, _ words: String
  ) throws(RPCError) -> Parameters {
    do {
      return try JSONDecoder().decode(Whole<Parameters>.self, from: line).params
    } catch {
      throw .invalidParams("\(method) needs \(words).")
    }
  }

  private struct Whole<Parameters: Decodable>: Decodable {
    let params: Parameters
  }
}

/// What every message has, read without regard to what is wrong with it.
private struct Envelope: Decodable {
  struct NotUTF8: Error {}

  enum CodingKeys: String, CodingKey {
    case jsonrpc, id, method, result, error
  }

  let hasVersion: Bool
  let id: RPCID?
  let hasUnusableID: Bool
  let method: String?
  /// Whether it is an answer and not a request.
  let isAnswer: Bool

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    hasVersion = (try? keys.decode(String.self, forKey: .jsonrpc)) == "2.0"
    if let number = try? keys.decode(Int.self, forKey: .id) {
      id = .number(number)
    } else {
      id = (try? keys.decode(String.self, forKey: .id)).map { .text($0) }
    }
    hasUnusableID = id == nil && keys.contains(.id)
    method = try? keys.decode(String.self, forKey: .method)
    isAnswer = keys.contains(.result) || keys.contains(.error)
  }
}
