/// A package that an app takes and that matters for recording.
package struct PackageReference: Sendable, Equatable {
  /// Which package it is.
  package enum Origin: Sendable, Equatable {
    /// This package.
    case ribsInspect
    /// The original ModernRIBs, which is not recorded.
    case modernRIBs
    /// The original uber/RIBs, which is not recorded.
    case uberRIBs
    /// RIBs as a pod. A pod cannot depend on a package, so it is not recorded either.
    case ribsPod
  }

  /// Which package it is.
  package let origin: Origin
  /// The file that names it, with the line if it is known.
  package let place: String

  init(_ origin: Origin, at place: String) {
    self.origin = origin
    self.place = place
  }

  /// - Parameters:
  ///   - location: A URL or a path. The result is nil if it is another package's.
  ///   - place: The file that names it, with the line if it is known.
  init?(location: String, at place: String) {
    let parts = location.lowercased().split { "/:".contains($0) }.map(String.init)
    guard var name = parts.last else { return nil }
    if name.hasSuffix(".git") { name.removeLast(4) }
    self.init(owner: parts.dropLast().last, name: name, at: place)
  }

  /// The result is nil if it is another package.
  init?(_ locked: LockedPackage) {
    if let line = locked.line {
      guard locked.name == "ribs" else { return nil }
      self.init(.ribsPod, at: "\(locked.file):\(line)")
    } else {
      self.init(owner: locked.owner, name: locked.name, at: locked.file)
    }
  }

  private init?(owner: String?, name: String, at place: String) {
    switch (owner, name) {
    case (_, "ribs-inspect"): self.init(.ribsInspect, at: place)
    case ("devyeom", "modernribs"): self.init(.modernRIBs, at: place)
    case ("uber", "ribs"), ("uber", "ribs-ios"): self.init(.uberRIBs, at: place)
    default: return nil
    }
  }
}
