import Foundation
import RIBsTestSupport

/// A headless Chromium with one page, controlled over the DevTools protocol.
///
/// It exits when the wire is closed, so it does not outlive the tests' process.
actor Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Events of the page.
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
  ///   - program: The browser to start; by default, the installed one.
  ///   - limit: The time limit for an answer. Only a hanging browser reaches the default.
  init(program: String? = nil, limit: Duration = .seconds(120)) throws {
    self.limit = limit
    scratch = try Scratch()
    let (wire, other) = try Wire.pair()
    self.wire = wire
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Chromium reads from descriptor 3 and writes to 4, which Foundation cannot pass on.
    process.arguments =
      ["-c", "exec \"$0\" \"$@\" 3<&0 4>&0 </dev/null", try program ?? BrowserProgram.find()]
      + Self.arguments(profile: scratch.path("profile"))
    process.standardInput = other
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(
      forWritingTo: URL(fileURLWithPath: try scratch.write([], to: "errors")))
    try process.run()
    // Closes our copy, so that the wire ends with the browser.
    try other.close()
  }

  private static func arguments(profile: String) -> [String] {
    let arguments = [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--disable-gpu",
      "--no-first-run", "--no-default-browser-check", "--disable-extensions",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--use-mock-keychain", "--password-store=basic",
      // Containers have little shared memory.
      "--disable-dev-shm-usage",
      // The tests need no network but the live page's server.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      // The same pixels and colours on every machine.
      "--force-color-profile=srgb", "--force-device-scale-factor=1", "--hide-scrollbars",
      "--window-size=1280,800", "about:blank",
    ]
    return geteuid() == 0 ? ["--no-sandbox"] + arguments : arguments
  }

  /// Ends the browser, if possible by request, so that it also ends its helper processes.
  func quit() async {
    session = nil
    do {
      let deadline = ContinuousClock.now + limit
      _ = try await send("Browser.close", [String: String](), for: Nothing.self)
      while true { _ = try await nextMessage(before: deadline) }
    } catch Wire.Broken.closed {
      // The browser is exiting.
      let deadline = ContinuousClock.now + limit
      while process.isRunning, ContinuousClock.now < deadline {
        try? await Task.sleep(for: .milliseconds(10))
      }
    } catch {}
    // The browser inherits the blocked signals of the thread that started it. SIGKILL cannot be blocked.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Sends a command to the page and waits for its answer.
  func tell<Result: Decodable>(
    _ method: String, _ parameters: some Encodable, for result: Result.Type
  ) async throws -> Result {
    if session == nil { try await attach() }
    return try await send(method, parameters, for: result)
  }

  func tell(_ method: String, _ parameters: some Encodable = [String: String]()) async throws {
    _ = try await tell(method, parameters, for: Nothing.self)
  }

  /// Waits for an event of the page.
  func wait(for method: String) async throws {
    let deadline = ContinuousClock.now + limit
    while !events.contains(where: { $0.method == method }) {
      _ = try await receive(method, Nothing.self, before: deadline)
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
      try wire.send(JSONEncoder().encode(command) + [0])
    } catch Wire.Broken.closed {
      throw gone(during: method)
    }
    // Events may come all the time, so the limit is that of the answer.
    let deadline = ContinuousClock.now + limit
    while true {
      if let result = try await receive(method, result, before: deadline) { return result }
    }
  }

  /// - Returns: The answer to the last command; nil if the message is an event.
  private func receive<Result: Decodable>(
    _ method: String, _ result: Result.Type, before deadline: ContinuousClock.Instant
  ) async throws -> Result? {
    let data: Data
    do {
      data = try await nextMessage(before: deadline)
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

  private func nextMessage(
    before deadline: ContinuousClock.Instant
  ) async throws(Wire.Broken) -> Data {
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
