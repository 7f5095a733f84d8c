import RIBsTrace

/// An object of a RIB that should have been deallocated and was not.
struct RetainedObject {
  let node: NodeIndex
  let object: LeakedObject
  /// Nil for an object that no RIB needs to have.
  let role: Role?
  let stamp: EventStamp

  /// The objects of every RIB. Each keeps those after it alive.
  enum Role: Int, Comparable {
    case router, interactor, presenter, viewController

    static func < (one: Role, other: Role) -> Bool { one.rawValue < other.rawValue }

    /// Whether builders pass it on, and containers hold it.
    var isOfView: Bool { self >= .presenter }

    init?(_ word: String) {
      switch word {
      case "router": self = .router
      case "interactor": self = .interactor
      case "presenter": self = .presenter
      case "viewController": self = .viewController
      default: return nil
      }
    }

    var words: String { self == .viewController ? "view controller" : "\(self)" }
  }

  /// The sentence that reports it.
  ///
  /// - Parameters:
  ///   - rib: The RIB's name.
  ///   - kept: Other objects of the RIB that it keeps alive.
  func sentence(_ rib: String, keeping kept: [RetainedObject], _ strings: InternedStrings) -> String
  {
    let name = strings[object.name]
    func first(_ role: Role) -> String? {
      kept.first { $0.role == role }.map { strings[$0.object.name] }
    }
    // In many apps the view controller is the presenter.
    let view = first(.viewController)
    let isItsOwnView = role == .presenter && view == name
    let words =
      (role?.words ?? strings[object.object]) + (isItsOwnView ? " and view controller" : "")
    var company: [String] = []
    if let interactor = first(.interactor) { company.append("its interactor, \(interactor)") }
    if let presenter = first(.presenter) {
      let role = presenter == view ? "presenter and view controller" : "presenter"
      company.append("its \(role), \(presenter)")
    }
    if let view, !isItsOwnView, view != first(.presenter) { company.append("its view, \(view)") }
    let verb = company.count == 1 ? "was" : "were"
    let more = company.isEmpty ? "" : ", and so \(verb) \(company.joined(separator: ", and "))"
    return "\(name), the \(words) of \(rib), was still alive \(waited)\(more)."
  }

  private var waited: String {
    let milliseconds = object.waited / 1_000_000
    if milliseconds == 0 { return "when everything else had gone" }
    return milliseconds % 1000 == 0
      ? "\(milliseconds / 1000) s after it should have gone"
      : "\(milliseconds) ms after it should have gone"
  }
}
