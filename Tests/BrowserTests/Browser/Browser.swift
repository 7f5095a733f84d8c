import Foundation
import RIBsTestSupport

/// A headless Chromium with one page, told what to do over the DevTools protocol.
///
/// It is gone when its end of the wire is closed, also where the tests' process dies.
actor Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What happened in the page without being asked for.
  struct Event {
    let method: String
    let message: Data
  }

  private let wire: Wire
  private let process: Process
  private let scratch: Scratch
  private let limit: Duration
  private var lastID = 0
  private var session: String?
  private(set) var events: [Event] = []

  /// - Parameters:
  ///   - program: What to start; the machine's browser by default.
  ///   - limit: How long an answer may take; only a browser that hangs takes as long as the default.
  init(program: String? = nil, limit: Duration = .seconds(120)) throws {
    self.limit = limit
    scratch = try Scratch()
    wire = try Wire()
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Chromium reads from 3 and writes to 4, which Foundation cannot hand on.
    process.arguments =
      ["-c", "exec \"$0\" \"$@\" 3<&0 4>&0 </dev/null", try program ?? BrowserProgram.find()]
      + Self.arguments(profile: scratch.path("profile"))
    process.standardInput = wire.other
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(
      forWritingTo: URL(fileURLWithPath: try scratch.write([], to: "errors")))
    try process.run()
    // So that the wire ends with the browser.
    try wire.other.close()
  }

  private static func arguments(profile: String) -> [String] {
    let arguments = [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--disable-gpu",
      "--no-first-run", "--no-default-browser-check", "--disable-extensions",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--use-mock-keychain", "--password-store=basic",
      // Containers have little of it.
      "--disable-dev-shm-usage",
      // There is no network.
      "--host-resolver-rules=MAP * ~NOTFOUND",
      // The same dots and colours on every machine.
      "--force-color-profile=srgb", "--force-device-scale-factor=1", "--hide-scrollbars",
      "--window-size=1280,800", "about:blank",
    ]
    return geteuid() == 0 ? ["--no-sandbox"] + arguments : arguments
  }

  /// Ends the browser, politely where it listens, so that it takes its helpers with it.
  func quit() async {
    session = nil
    do {
      _ = try await send("Browser.close", [String: String](), for: Nothing.self)
      while true { _ = try await nextMessage() }
    } catch Wire.Broken.closed {
      // It is about to end.
    } catch {
      // Whatever signals the thread that started it does not hear, it does not hear either, but for this one.
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    process.waitUntilExit()
  }

  /// Tells the page to do something, and waits until it has done it.
  func tell<Result: Decodable>(
    _ method: String, _ parameters: some Encodable, for result: Result.Type
  ) async throws -> Result {
    if session == nil { try await attach() }
    return try await send(method, parameters, for: result)
  }

  func tell(_ method: String, _ parameters: some Encodable = [String: String]()) async throws {
    _ = try await tell(method, parameters, for: Nothing.self)
  }

  /// Waits for something to happen in the page.
  func wait(for method: String) async throws {
    while !events.contains(where: { $0.method == method }) {
      _ = try await receive(method, Nothing.self)
    }
  }

  func forgetEvents() { events = [] }

  private struct Nothing: Decodable {}

  private func attach() async throws {
    struct Targets: Decodable {
      struct Info: Decodable {
        var targetId: String
        var type: String
      }
      var targetInfos: [Info]
    }
    struct Attachment: Encodable {
      var targetId: String
      var flatten = true
    }
    struct Session: Decodable {
      var sessionId: String
    }
    let targets = try await send("Target.getTargets", [String: String](), for: Targets.self)
    guard let page = targets.targetInfos.first(where: { $0.type == "page" }) else {
      throw Failure(description: "Chromium started without a page.")
    }
    session = try await send(
      "Target.attachToTarget", Attachment(targetId: page.targetId), for: Session.self
    ).sessionId
    for domain in ["Page", "Runtime", "Log", "Network"] { try await tell("\(domain).enable") }
  }

  // MARK: Messages

  private struct Command<Parameters: Encodable>: Encodable {
    var id: Int
    var method: String
    var params: Parameters
    var sessionId: String?
  }

  private struct Message: Decodable {
    struct Problem: Decodable {
      var message: String
    }
    var id: Int?
    var method: String?
    var error: Problem?
  }

  private struct Answer<Result: Decodable>: Decodable {
    var result: Result
  }

  private func send<Result: Decodable>(
    _ method: String, _ parameters: some Encodable, for result: Result.Type
  ) async throws -> Result {
    lastID += 1
    let command = Command(id: lastID, method: method, params: parameters, sessionId: session)
    do {
      try wire.send(JSONEncoder().encode(command))
    } catch Wire.Broken.closed {
      throw gone(during: method)
    }
    while true {
      if let result = try await receive(method, result) { return result }
    }
  }

  /// - Returns: The answer to what was sent last; nil where something else came.
  private func receive<Result: Decodable>(
    _ method: String, _ result: Result.Type
  ) async throws -> Result? {
    let data: Data
    do {
      data = try await nextMessage()
    } catch .late {
      throw Failure(description: "Chromium did not answer \(method) in \(limit).")
    } catch .closed {
      throw gone(during: method)
    }
    let message = try JSONDecoder().decode(Message.self, from: data)
    if let event = message.method { events.append(Event(method: event, message: data)) }
    guard message.id == lastID else { return nil }
    if let error = message.error {
      throw Failure(description: "Chromium could not do \(method): \(error.message)")
    }
    return try JSONDecoder().decode(Answer<Result>.self, from: data).result
  }

  private func nextMessage() async throws(Wire.Broken) -> Data {
    let deadline = ContinuousClock.now + limit
    while true {
      if let message = wire.next() { return message }
      try await Wire.wait(for: wire.descriptor, before: deadline)
      try wire.fill()
    }
  }

  private func gone(during method: String) -> Failure {
    let errors = (try? String(contentsOfFile: scratch.path("errors"), encoding: .utf8)) ?? ""
    return Failure(description: "Chromium ended during \(method). It said: \(errors)")
  }
}
