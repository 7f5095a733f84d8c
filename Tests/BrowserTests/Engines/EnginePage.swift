import Foundation

/// The live page in a browser other than Chromium.
struct EnginePage: ShownPage {
  let driver: WebDriver

  /// Opens the page and waits until it shows something.
  init(_ driver: WebDriver, at address: String) async throws {
    self.driver = driver
    try await driver.open(url: address)
    try await start()
  }

  /// Waits until the page shows something. From then on its errors are known.
  private func start() async throws {
    _ = try await run(
      """
      (() => {
        const errors = window.scriptErrors = []
        addEventListener('error', ({ message, filename, lineno }) => errors.push(`${message} ${filename}:${lineno}`))
        addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
        addEventListener('securitypolicyviolation', ({ blockedURI }) => errors.push(`blocked ${blockedURI}`))
        for (const name of ['error', 'warn']) {
          const { [name]: says } = console
          console[name] = (...words) => {
            errors.push(words.join(' '))
            says(...words)
          }
        }
        return true
      })()
      """, for: Bool.self)
    // WebKit's driver does not wait for modules.
    try await wait(until: "window.ribsInspect")
    _ = try await run("window.ribsInspect.ready.then(() => true)", for: Bool.self)
    try await wait(until: "document.getElementById('state-words').textContent !== 'loading'")
  }

  func run<Value: Decodable & Sendable>(_ script: String, for value: Value.Type) async throws
    -> Value
  {
    try await driver.run(script, for: value)
  }

  /// What went wrong in the page's scripts since it started.
  func scriptErrors() async throws -> [String] {
    try await run("window.scriptErrors", for: [String].self)
  }

  func back() async throws { try await driver.back() }

  func reload() async throws {
    try await driver.reload()
    try await start()
  }

  // MARK: Mouse and keys

  /// Presses a key, with others held.
  func press(_ key: String, with held: String...) async throws {
    try await driver.perform([
      .keys(
        held.map { .down($0) } + [.down(key), .up(key)] + held.reversed().map { .up($0) })
    ])
  }

  /// Types a text.
  func type(_ text: String) async throws {
    try await driver.perform([
      .keys(text.flatMap { [.down(String($0)), .up(String($0))] })
    ])
  }

  /// Presses the mouse at a point, moves it to others and releases it.
  func drag(_ points: [(x: Double, y: Double)]) async throws {
    guard let first = points.first else { return }
    try await driver.perform([
      .mouse(
        [.move(to: first), .press] + points.dropFirst().map { .move(to: $0) } + [.release])
    ])
  }

  /// Clicks at a point, once or, for a double click, twice.
  func click(_ point: (x: Double, y: Double), times: Int = 1) async throws {
    try await driver.perform([
      .mouse([.move(to: point)] + (0..<times).flatMap { _ in [.press, .release] })
    ])
  }

  /// Clicks in the middle of what a selector finds first.
  func click(on selector: String) async throws {
    let frame = try await frame(selector)
    try await click((frame.midX, frame.midY))
  }

  /// Clicks the button that shows a text, or has it as its name.
  func click(button name: String) async throws {
    let frame = try await frame(
      of: """
        [...document.querySelectorAll('button')].find((each) =>
          each.getClientRects().length > 0
            && (each.textContent.trim() === '\(name)' || each.ariaLabel === '\(name)'))
        """)
    try await click((frame.midX, frame.midY))
  }

  /// Turns the wheel at a point.
  func wheel(
    _ point: (x: Double, y: Double), across: Double = 0, down: Double = 0
  ) async throws {
    try await driver.perform([.wheel([.turn(at: point, across: across, down: down)])])
  }
}
