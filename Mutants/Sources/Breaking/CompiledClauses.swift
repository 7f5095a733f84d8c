import SwiftSyntax

/// Which clauses of an `#if` this machine's compiler passes over. No test here can notice a mutant in one of them.
enum CompiledClauses {
  #if os(Linux)
    private static let known = [
      "os(Linux)": true, "canImport(Glibc)": true, "canImport(Darwin)": false,
      "canImport(UIKit)": false, "canImport(Combine)": false, "_runtime(_ObjC)": false,
    ]
  #else
    private static let known = [
      "os(macOS)": true, "canImport(Glibc)": false, "canImport(Darwin)": true,
      "canImport(UIKit)": false, "canImport(Combine)": true, "_runtime(_ObjC)": true,
    ]
  #endif

  /// Whether a clause may be compiled. What is not known here may.
  static func mayCompile(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { return true }
    for earlier in list {
      let isTrue = isTrue(earlier.condition)
      if earlier.id == clause.id { return isTrue != false }
      if isTrue == true { return false }
    }
    return true
  }

  /// - Parameter condition: Nil for `#else`.
  private static func isTrue(_ condition: ExprSyntax?) -> Bool? {
    guard let condition else { return true }
    let terms = condition.trimmedDescription.split(separator: "||").map { term in
      let term = term.filter { !$0.isWhitespace }
      // A system that is not known is another one.
      return known[term] ?? (term.wholeMatch(of: /os\(\w+\)/) == nil ? nil : false)
    }
    if terms.contains(true) { return true }
    return terms.allSatisfy { $0 == false } ? false : nil
  }
}
