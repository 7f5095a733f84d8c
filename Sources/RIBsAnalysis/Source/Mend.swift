/// The edit that mends a hazard, where a rule knows the one that a reviewer would ask for.
///
/// It says what to change, not how: `RIBsEditing` writes it, and leaves out what the file does not allow.
package enum Mend: Sendable, Equatable {
  /// The route leaves before it builds the child if the property holds one. If the property was tested already, it is
  /// tested again.
  case guardAttach(property: String, RouteFacts)
  /// The property is set to nil once its child is detached. The readers are the members of the class that read it.
  case clear(property: String, readers: Set<String>)
  /// The child is stored before it is attached. The readers are the members of the class that read the property.
  case storeBeforeAttach(property: String, readers: Set<String>)
  /// The property becomes weak.
  case weaken(property: String)
  /// The closures capture self weakly.
  case captureSelfWeakly([ClosurePlace])
  /// The subscription that a call such as `sink` makes gets another call, such as
  /// `.cancelOnDeactivate(interactor: self)`, which ends it.
  ///
  /// The bag is the property that the call names; nil if it names none.
  case endSubscription(of: String, call: String, bag: String?)

  /// What a route does besides attaching its child.
  package struct RouteFacts: Sendable, Equatable {
    /// Whether the property was tested before the function waited, or before the closure that attaches.
    package let wasTested: Bool
    /// Whether a second call asks for the same, as a second tap does, so that its arguments can be left out.
    package let repeatsItself: Bool
    /// The parameters that are functions, which somebody may wait for.
    package let callbacks: Set<String>

    package init(wasTested: Bool, repeatsItself: Bool, callbacks: Set<String>) {
      self.wasTested = wasTested
      self.repeatsItself = repeatsItself
      self.callbacks = callbacks
    }
  }

  /// A closure that is given to a function, or assigned to a property.
  package struct ClosurePlace: Sendable, Equatable {
    /// The line on which it begins.
    package let line: Int
    /// The name of the function or the property.
    package let receiver: String

    package init(line: Int, receiver: String) {
      self.line = line
      self.receiver = receiver
    }
  }
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
