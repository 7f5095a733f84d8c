import Foundation

/// Where the gzip is that people use.
package let gzipProgram = URL(fileURLWithPath: "/bin/gzip")

/// What gzip makes of bytes.
package func gzip(_ bytes: some Sequence<UInt8>) throws -> [UInt8] {
  let scratch = try Scratch()
  let file = try scratch.write(bytes, to: "file")
  let outcome = try Tool(at: gzipProgram).run(["-n", file])
  guard outcome.status == 0 else { throw GzipFailure(reason: outcome.errors) }
  return [UInt8](try Data(contentsOf: scratch.folder.appendingPathComponent("file.gz")))
}

private struct GzipFailure: Error {
  let reason: String
}
