import RIBsAnalysis

extension StaticTree {
  /// The RIBs, edges and detaches in words, without the lines of files.
  ///
  /// - Parameter renamed: Gives a RIB another name.
  func shape(_ renamed: (String) -> String = { $0 }) -> [String] {
    func name(_ rib: Int) -> String { "\(ribs[rib].module).\(renamed(ribs[rib].name))" }
    return ribs.indices.map { "\(name($0)) \(ribs[$0].kind)" }
      + edges.map { "\(name($0.parent)) \($0.grade) \(name($0.child))" }
      + detaches.map { "\(name($0.parent)) detaches \($0.children.map(name).sorted())" }
  }
}
