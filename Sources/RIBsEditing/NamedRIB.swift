import RIBsAnalysis
import RIBsSource

extension AppSurvey {
  /// At most this many names are listed.
  private static var mostNames: Int { 20 }

  /// The RIB with a name, which may have its module in front of it, or be its router's.
  ///
  /// - Throws: ``Refusal`` if there is no such RIB, or more than one.
  package func rib(named name: String) throws(Refusal) -> RIBParts {
    let found = parts.filter { parts in
      [
        parts.rib.name, "\(parts.rib.module).\(parts.rib.name)", parts.router?.name,
        parts.router?.lastName,
      ].contains(name)
    }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let isTold = Set(found.map(\.rib.module)).count == found.count
      let all = found.map { parts in
        let name = isTold ? "\(parts.rib.module).\(parts.rib.name)" : parts.router?.name ?? ""
        return "\(name) (\(parts.rib.place))"
      }
      throw Refusal(
        "\(found.count) RIBs are called \(name): \(all.joined(separator: ", ")). Give one of these names."
      )
    }
    let names = Set(parts.map(\.rib.name)).sorted()
    let list = names.prefix(Self.mostNames).joined(separator: ", ")
    let rest = names.count > Self.mostNames ? " and \(names.count - Self.mostNames) more" : ""
    throw Refusal(
      "No RIB is called \(name). "
        + (names.isEmpty ? "No RIB with a router was found." : "The app has \(list)\(rest)."))
  }
}
