/// What reports say wrote them.
public enum Product {
  /// The command's name.
  public static let name = "ribs-inspect"
  /// The version of the command and of all it writes.
  public static let version = "0.1.0"
}
