import Foundation
import RIBsTestSupport

/// A browser with one page, controlled over WebDriver. It does not outlive the tests' process.
actor WebDriver {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let engine: Engine
  private var programs: Programs?
  private let wire: Wire
  private var language: any WebDriverProtocol
  /// The time limit for an answer. Only a hanging browser reaches it.
  private static let limit = Duration.seconds(120)

  /// Starts the browser.
  init(_ engine: Engine) async throws {
    self.engine = engine
    switch engine {
    case .firefox:
      let programs = try await Programs.firefox()
      wire = try Wire(port: programs.port)
      self.programs = programs
      language = Marionette()
      // Marionette begins with a greeting.
      _ = try await Self.message(from: wire, language)
      _ = try await tell(.newSession, [String: String](), for: Nothing.self)
    case .webKit:
      let programs = try await Programs.webKit()
      wire = try Wire(port: programs.port)
      self.programs = programs
      language = WebDriverOverHTTP()
      struct Session: Decodable {
        var sessionId: String
      }
      let session = try await tell(
        .newSession, ["capabilities": [String: String]()], for: Session.self)
      language = WebDriverOverHTTP(session: session?.sessionId ?? "")
    }
    try await resize(width: 1280, height: 800)
  }

  /// Ends the browser, if possible by request, so that it also ends its helper processes.
  func quit() async {
    _ = try? await tell(.quit, [String: String](), for: Nothing.self)
    programs = nil
  }

  // MARK: Commands

  private struct Nothing: Decodable {}

  private func tell<Parameters: Encodable, Value: Decodable>(
    _ command: WebDriverCommand, _ parameters: Parameters, for value: Value.Type
  ) async throws -> Value? {
    do {
      try wire.send(language.request(command, JSONEncoder().encode(parameters)))
      return try language.value(await Self.message(from: wire, language), as: value)
    } catch let broken as Wire.Broken {
      let said = programs?.said ?? ""
      throw Failure(description: "\(engine) is \(broken) during \(command). It said: \(said)")
    }
  }

  private static func message(
    from wire: Wire, _ language: any WebDriverProtocol,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Wire.Broken) -> Data {
    let deadline = ContinuousClock.now + limit
    while true {
      if let message = wire.next(language.bounds) { return message }
      try await Wire.wait(for: wire.descriptor, before: deadline)
      try wire.fill()
    }
  }

  /// Opens an address and waits until it has loaded.
  func open(url: String) async throws {
    _ = try await tell(.open, ["url": url], for: Nothing.self)
  }

  func back() async throws { _ = try await tell(.back, [String: String](), for: Nothing.self) }

  func reload() async throws { _ = try await tell(.refresh, [String: String](), for: Nothing.self) }

  /// Runs a script in the page.
  ///
  /// - Returns: The value of the expression, or what its promise comes to.
  func run<Value: Decodable & Sendable>(_ script: String, for value: Value.Type) async throws
    -> Value
  {
    let outcome = try await tell(
      .run,
      Script(
        script: """
          const done = arguments[arguments.length - 1]
          Promise.resolve().then(() => (\(script)\n)).then((value) => done({ value }), (error) => done({ error: String(error) }))
          """), for: Outcome<Value>.self)
    guard let value = outcome?.value else {
      throw Failure(
        description: "A script came to \(outcome?.error ?? "nothing"): \(script.prefix(200))")
    }
    return value
  }

  /// What a pointer, a wheel and keys do, one step after the other.
  func perform(_ sources: [WebDriverSource]) async throws {
    _ = try await tell(.perform, ["actions": sources], for: Nothing.self)
    // WebKit's driver would send the difference to the last turn of the wheel.
    _ = try await tell(.release, [String: String](), for: Nothing.self)
  }

  /// Makes the page as large as this, in CSS pixels.
  func resize(width: Int, height: Int) async throws {
    // The window has a frame around the page.
    var frame = [0, 0]
    for _ in 0..<2 {
      _ = try await tell(
        .resize, ["x": 0, "y": 0, "width": width + frame[0], "height": height + frame[1]],
        for: Nothing.self)
      let size = try await run("[innerWidth, innerHeight]", for: [Int].self)
      frame = [frame[0] + width - size[0], frame[1] + height - size[1]]
    }
  }
}

private struct Script: Encodable {
  var script: String
  var args: [Int] = []
}

private struct Outcome<Value: Decodable>: Decodable {
  var value: Value?
  var error: String?
}
