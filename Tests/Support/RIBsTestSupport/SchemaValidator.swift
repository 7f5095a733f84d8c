import Foundation
import Testing

/// Holds JSON documents against a JSON Schema, with a validator that is not ours: Debian's
/// python3-jsonschema.
package struct SchemaValidator {
  /// Whether it is installed; `scripts/setup tests` does so on Linux.
  package static let isInstalled =
    (try? python.run(["-c", "import jsonschema"]))?.status == 0

  package static let howToInstall: Comment =
    "python3-jsonschema is not installed (scripts/setup tests)"

  private static let python = Tool(at: URL(fileURLWithPath: "/usr/bin/python3"))

  /// Between two documents there is a byte that stands in no JSON.
  private static let separator: UInt8 = 0x1E

  private static let program = """
    import json, sys
    from jsonschema.validators import validator_for
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    kind = validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema)
    for text in open(sys.argv[2], "rb").read().split(b"\\x1e"):
        error = next(validator.iter_errors(json.loads(text)), None)
        print(json.dumps(None if error is None else
            "/".join(str(step) for step in error.absolute_path) + ": " + error.message[:300]))
    """

  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let schema: [UInt8]

  package init(_ schema: some Sequence<UInt8>) {
    self.schema = Array(schema)
  }

  /// What is wrong with each document, in one run for all; nil where nothing is.
  package func complaints(_ documents: [some Collection<UInt8>]) throws -> [String?] {
    let scratch = try Scratch()
    let schema = try scratch.write(schema, to: "schema.json")
    let joined = try scratch.write(documents.joined(separator: [Self.separator]), to: "documents")
    let outcome = try Self.python.run(["-c", Self.program, schema, joined])
    guard outcome.status == 0 else { throw Failure(description: outcome.errors) }
    return try outcome.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(String?.self, from: Data(line.utf8))
    }
  }

  /// What is wrong with one document; nil where nothing is.
  package func complaint(_ document: some Collection<UInt8>) throws -> String? {
    try complaints([document])[0]
  }
}
