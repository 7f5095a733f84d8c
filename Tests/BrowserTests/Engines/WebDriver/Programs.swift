import Foundation
import RIBsTestSupport

extension WebDriver {
  /// What runs for a browser, until this value is gone.
  struct Programs {
    /// The port at which the browser takes commands.
    let port: UInt16
    private let processes: [OwnedProcess]
    private let scratch: Scratch

    var said: String { processes.last?.said ?? "" }

    static func firefox() async throws -> Programs {
      let scratch = try Scratch()
      // Any free port. Firefox asks and fetches nothing at its first start. Its history takes as many entries as
      // Safari's, in a span for which a test can wait.
      let preferences = """
        user_pref("marionette.port", 0);
        user_pref("browser.shell.checkDefaultBrowser", false);
        user_pref("datareporting.policy.dataSubmissionEnabled", false);
        user_pref("app.normandy.enabled", false);
        user_pref("dom.navigation.navigationRateLimit.count", 100);
        user_pref("dom.navigation.navigationRateLimit.timespan", 3);
        user_pref("network.captive-portal-service.enabled", false);
        """
      _ = try scratch.write(Array(preferences.utf8), to: "user.js")
      let process = try OwnedProcess(
        Engine.find("firefox-esr", "firefox"),
        ["--headless", "--no-remote", "--marionette", "--profile", scratch.folder.path],
        environment: ["HOME": scratch.folder.path, "MOZ_CRASHREPORTER_DISABLE": "1"],
        output: scratch.path("output"))
      let port = try await number(in: scratch.path("MarionetteActivePort"), of: process)
      return Programs(port: port, processes: [process], scratch: scratch)
    }

    static func webKit() async throws -> Programs {
      let scratch = try Scratch()
      let display = scratch.path("display")
      // WebKitGTK has no mode without a display. This one ends with its last client, and then removes its own files.
      let screen = try OwnedProcess(
        Engine.find("Xvfb"), ["-displayfd", "1", "-terminate", "-screen", "0", "1600x1200x24"],
        environment: [:], output: display)
      let number = try await number(in: display, of: screen)
      // The driver cannot pick a free port and report it.
      let port = try Wire.freePort()
      let driver = try OwnedProcess(
        Engine.find("WebKitWebDriver"), ["--port=\(port)"],
        environment: [
          "DISPLAY": ":\(number)", "GDK_BACKEND": "x11", "HOME": scratch.folder.path,
          // The same on a machine with a graphics card.
          "LIBGL_ALWAYS_SOFTWARE": "1",
        ], output: scratch.path("output"))
      for _ in 0..<1000 {
        if (try? Wire(port: port)) != nil { break }
        try await Task.sleep(for: .milliseconds(20))
      }
      return Programs(port: port, processes: [screen, driver], scratch: scratch)
    }

    /// The number that a program writes to a file once it is ready.
    private static func number(in file: String, of process: OwnedProcess) async throws -> UInt16 {
      for _ in 0..<3000 {
        if let text = try? String(contentsOfFile: file, encoding: .utf8),
          let number = UInt16(text.trimmingCharacters(in: .newlines))
        {
          return number
        }
        try await Task.sleep(for: .milliseconds(20))
      }
      throw Failure(description: "A browser did not start. It said: \(process.said)")
    }
  }
}
