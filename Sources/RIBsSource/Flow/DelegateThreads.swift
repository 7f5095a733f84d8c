/// Which functions of an object others call off the main thread, because it is their delegate.
struct DelegateThreads {
  private let app: AppIndex
  private let services: ServiceThreads

  init(_ app: AppIndex) {
    self.app = app
    services = ServiceThreads(app, helper: { _ in nil })
  }

  /// Whether a framework, or another class of the app, calls a function of a class off the main thread.
  func isCalledInBackground(_ method: Member<Function>, of type: Int) -> Bool {
    if ObjectThreads(app, of: type, services, depth: 0).isCalledBackInBackground(method) {
      return true
    }
    return app.ancestors[type].contains { ancestor in
      let requirements = app.types[ancestor].methods[method.item.name] ?? []
      guard app.types[ancestor].kind == .protocol,
        requirements.contains(where: { $0.item.hasLabels(of: method.item) })
      else { return false }
      return (app.propertiesByType[app.types[ancestor].name] ?? []).contains { property in
        isGiven(type, property)
          && ObjectThreads(app, of: property.owner, services, depth: 0)
            .callsInBackground(method.item.name, ofDelegate: property.item.name)
      }
    }
  }

  /// Whether the code of a class sets itself as the delegate of another one.
  private func isGiven(_ type: Int, _ property: Member<Property>) -> Bool {
    let values = app.propertyWrites.values(of: property.item.name, of: property.owner) ?? []
    return values.contains { given in
      given.value.chain == ["self"]
        && given.types.owner.map { app.ancestors[type].contains($0.id) } ?? false
    }
  }
}
