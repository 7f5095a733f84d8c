/// One router instance, as an observer knows it.
package struct RIBIdentity: Hashable, Sendable {
  /// From 1, in the order of creation. Never reused within a session.
  package let id: Int
  /// The router's type name without `Router` and without generic arguments.
  package let name: String
  /// Whether the RIB has a view.
  package let kind: RouterRecord.Kind
  /// Whether the router reports nothing itself, such as a mock that an app's router attaches. Then nobody says when it is
  /// created and deallocated.
  package let isForeign: Bool

  package init(id: Int, name: String, kind: RouterRecord.Kind, isForeign: Bool = false) {
    (self.id, self.name, self.kind, self.isForeign) = (id, name, kind, isForeign)
  }

  /// A RIB's name.
  ///
  /// - Parameter type: Its router's type name.
  /// - Returns: The name without `Router` at its end and without generic arguments.
  package static func name(ofRouter type: String) -> String {
    let name = String(type.prefix { $0 != "<" })
    let suffix = "Router"
    return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
  }
}

/// Where a call is in the source.
package struct CallSite: Sendable, CustomStringConvertible {
  /// `Module/File.swift`.
  package let fileID: StaticString
  /// From 1.
  package let line: UInt

  /// - Parameters:
  ///   - fileID: `Module/File.swift`, as `#fileID` gives it.
  ///   - line: From 1, as `#line` gives it.
  package init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// `Module/File.swift:LINE`.
  package var description: String { "\(fileID):\(line)" }
}

/// Why a child is detached.
package enum DetachReason: Sendable {
  /// `detachChild` was called.
  case call
  /// The parent is deallocated and releases its children.
  case parentDeallocated
}

/// A stored property of a parent that holds one of its children.
package struct RIBHold: Hashable, Sendable {
  /// The child.
  package let child: RIBIdentity
  /// `Type.property`, of the parent's router or interactor.
  package let property: String

  package init(child: RIBIdentity, property: String) {
    (self.child, self.property) = (child, property)
  }
}
