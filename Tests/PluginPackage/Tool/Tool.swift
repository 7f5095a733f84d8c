import Foundation

/// Says how it was called, one word a line, and fails if it is told to.
@main
enum Tool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    print("in \(FileManager.default.currentDirectoryPath)")
    for argument in arguments { print("with \(argument)") }
    exit(arguments.contains("--fail") ? 3 : 0)
  }
}
