import GraphvizRendering
import RIBsDiagram
import RIBsReport

/// Whether Graphviz draws.
enum GraphvizCheck: SetupCheck {
  static let id = "graphviz"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    let formats: [GraphvizRenderer.Format] = [.svg, .png, .pdf]
    var failed: [String] = []
    var reason = ""
    for format in formats {
      do throws(GraphvizRenderer.Failure) {
        _ = try GraphvizRenderer().render(.sample, as: format)
      } catch {
        failed.append(format.rawValue.uppercased())
        if reason.isEmpty { reason = error.description }
      }
    }
    guard !failed.isEmpty else { return [fine("Graphviz draws SVG, PNG and PDF")] }
    // Graphviz looks for its parts there, and nowhere else.
    let variable = Terminal.environment("GVBINDIR")
    return [
      wrong(
        "Graphviz cannot draw \(failed.joined(separator: ", ")).", because: reason,
        at: variable.isEmpty ? [] : ["GVBINDIR=\(variable)"],
        fix: variable.isEmpty
          ? remedy
          : "Unset GVBINDIR: Graphviz then looks for its renderers where it was installed. \(remedy)"
      )
    ]
  }

  #if os(macOS)
    private static let remedy =
      "Run 'brew install graphviz', or 'brew reinstall graphviz' if it is there."
  #else
    private static let remedy =
      "Install Graphviz with its renderers: 'apt-get install graphviz' on Debian and Ubuntu, 'dnf install graphviz graphviz-gd' on Fedora. If it is there, run 'dot -c' as root, which registers them."
  #endif
}
