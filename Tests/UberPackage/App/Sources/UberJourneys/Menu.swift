import RIBs

/// A RIB without a view, which may attach what belongs to somebody else.
final class MenuRouter: Router<Interactor> {
  private var detail: Routing?

  static func build() -> MenuRouter { MenuRouter(interactor: Interactor()) }

  func show(_ detail: Routing) {
    self.detail = detail
    attachChild(detail)  // menu shows
  }
}
