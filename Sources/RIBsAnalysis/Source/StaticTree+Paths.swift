extension StaticTree {
  /// Whether the tree has all RIBs that a hazard's path names. A path is a RIB's name, or a parent's and what it is
  /// about: a child, several children as `A, B`, or a property of the parent.
  func hasRIBs(of path: String) -> Bool {
    let names = path.split(separator: "/").flatMap { $0.split(separator: ",") }
      .map { String($0.drop { $0 == " " }) }
    return names.allSatisfy { name in
      // Types begin with an upper case letter, properties do not.
      name.first?.isLowercase == true || ribs.contains { $0.name == name }
    }
  }
}
