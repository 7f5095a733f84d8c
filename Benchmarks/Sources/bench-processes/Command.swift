/// A program with its arguments, and where its standard input comes from.
struct Command {
  var program: String
  var arguments: [String] = []
  /// A file; nothing where nil.
  var input: String?
}
