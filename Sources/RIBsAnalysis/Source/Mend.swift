/// The edit that mends a hazard, where a rule knows the one that a reviewer would ask for.
///
/// It says what to change, not how: `RIBsEditing` writes it, and leaves out what the file does not allow.
package enum Mend: Sendable, Equatable {
  /// The route leaves before it builds the child if the property holds one. If the property was tested already, it is
  /// tested again.
  case guardAttach(property: String, wasTested: Bool)
  /// The property is set to nil once its child is detached.
  case clear(property: String)
  /// The child is stored before it is attached.
  case storeBeforeAttach(property: String)
  /// The property becomes weak.
  case weaken(property: String)
  /// The closures that begin on these lines capture self weakly.
  case captureSelfWeakly(closures: [Int])
  /// The subscription that a call such as `sink` makes gets another call, such as
  /// `.cancelOnDeactivate(interactor: self)`, which ends it.
  case endSubscription(of: String, call: String)
}

/// Text that replaces a part of a file.
package struct Replacement: Sendable, Equatable {
  /// A position in a file.
  package struct Position: Sendable, Equatable {
    /// From 1.
    package let line: Int
    /// In UTF-16 code units, from 1.
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The file, as ``Hazard/place`` names it.
  package let file: String
  /// The first position that is replaced, and the position behind the last. They are the same if text is only added.
  package let start: Position
  package let end: Position
  package let text: String

  package init(file: String, start: Position, end: Position, text: String) {
    self.file = file
    self.start = start
    self.end = end
    self.text = text
  }
}
