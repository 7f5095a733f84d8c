import Foundation

/// Actions of a reader.
extension Browser {
  /// The reader's preference, or a printer.
  enum Medium: String, CaseIterable, Sendable {
    case light
    case dark
    /// Paper, for a reader who prefers dark on the screen.
    case print
  }

  /// Kinds of colour blindness.
  enum Eyes: String, CaseIterable, Sendable {
    case all = "none"
    case protanopia
    case deuteranopia
    case tritanopia
  }

  /// Opens a file and waits until it has loaded.
  func open(_ file: String) async throws {
    try await open(url: URL(fileURLWithPath: file).absoluteString)
  }

  /// Opens an address and waits until it has loaded.
  func open(url: String) async throws {
    struct Navigation: Decodable {
      var errorText: String?
    }
    forgetEvents()
    let navigation = try await tell("Page.navigate", ["url": url], for: Navigation.self)
    if let error = navigation.errorText {
      throw Failure(description: "Chromium could not open \(url): \(error)")
    }
    try await wait(for: "Page.loadEventFired")
  }

  /// Emulates a medium.
  func show(on medium: Medium) async throws {
    struct Media: Encodable {
      var media: String
      var features: [[String: String]]
    }
    try await tell(
      "Emulation.setEmulatedMedia",
      Media(
        media: medium == .print ? "print" : "screen",
        features: [
          ["name": "prefers-color-scheme", "value": medium == .light ? "light" : "dark"]
        ]))
  }

  /// Emulates colour blindness.
  func look(with eyes: Eyes) async throws {
    try await tell("Emulation.setEmulatedVisionDeficiency", ["type": eyes.rawValue])
  }

  /// Runs a script in the page.
  ///
  /// - Returns: The value of the script's last expression.
  func run<Value: Decodable>(_ script: String, for value: Value.Type) async throws -> Value {
    let outcome = try await tell(
      "Runtime.evaluate", Evaluation(expression: script), for: Outcome<Value>.self)
    if let exception = outcome.exceptionDetails {
      throw Failure(
        description: "A script failed: \(exception.exception?.description ?? exception.text)")
    }
    guard let value = outcome.result?.value else {
      throw Failure(description: "A script came to nothing: \(script.prefix(80))")
    }
    return value
  }

  /// The colours at some points of the page, read from a screenshot.
  func colors(at places: [[Int]]) async throws -> [Color] {
    struct Screenshot: Decodable {
      var data: String
    }
    let picture = try await tell("Page.captureScreenshot", ["format": "png"], for: Screenshot.self)
    return try await run(
      """
      (async () => {
        const bytes = Uint8Array.from(atob("\(picture.data)"), (byte) => byte.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(picture.width, picture.height)
          .getContext("2d", { willReadFrequently: true });
        canvas.drawImage(picture, 0, 0);
        return \(places).map(([x, y]) => [...canvas.getImageData(x, y, 1, 1).data].slice(0, 3));
      })()
      """, for: [Color].self)
  }

  /// The errors of the page, and its requests for other resources.
  func complaints() throws -> [String] {
    struct Entry: Decodable {
      struct Params: Decodable {
        struct Request: Decodable {
          var url: String
        }
        var request: Request?
        var documentURL: String?
      }
      var params: Params
    }
    return try events.compactMap { event in
      switch event.method {
      case "Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled":
        return String(decoding: event.message, as: UTF8.self)
      case "Network.requestWillBeSent":
        let entry = try JSONDecoder().decode(Entry.self, from: event.message)
        let url = entry.params.request?.url
        return url == entry.params.documentURL || url?.hasPrefix("data:") == true
          ? nil : "It asked for \(url ?? "nothing that has a name")."
      default: return nil
      }
    }
  }
}

private struct Evaluation: Encodable {
  var expression: String
  var returnByValue = true
  var awaitPromise = true
}

private struct Outcome<Value: Decodable>: Decodable {
  struct Result: Decodable {
    var value: Value?
  }
  struct Exception: Decodable {
    struct Thrown: Decodable {
      var description: String?
    }
    var text: String
    var exception: Thrown?
  }
  /// Nil if the script failed.
  var result: Result?
  var exceptionDetails: Exception?

  private enum CodingKeys: CodingKey {
    case result
    case exceptionDetails
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    exceptionDetails = try container.decodeIfPresent(Exception.self, forKey: .exceptionDetails)
    if exceptionDetails == nil { result = try container.decode(Result.self, forKey: .result) }
  }
}
