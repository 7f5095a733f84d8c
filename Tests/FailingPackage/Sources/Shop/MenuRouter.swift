import ModernRIBs

/// Makes what the menu opens.
public protocol PageBuildable: Buildable {
  /// Makes a RIB.
  func build() -> any Routing
}

/// What the menu's interactor calls.
public protocol MenuRouting: Routing {}

/// What the menu's router calls.
public protocol MenuInteractable: Interactable {
  /// Its router; weak in the app.
  var router: (any MenuRouting)? { get set }
}

/// A router that a test makes of mocks.
public final class MenuRouter: Router<any MenuInteractable>, MenuRouting {
  private let builder: any PageBuildable
  private var page: (any Routing)?

  /// - Parameters:
  ///   - interactor: The RIB's interactor.
  ///   - builder: Makes what the menu opens.
  public init(interactor: any MenuInteractable, builder: any PageBuildable) {
    self.builder = builder
    super.init(interactor: interactor)
    interactor.router = self
  }

  /// Opens a page. A second tap opens another.
  public func openWithoutGuard() {
    let page = builder.build()
    self.page = page
    attachChild(page)
  }

  /// Closes the page.
  public func close() {
    guard let page else { return }
    detachChild(page)
    self.page = nil
  }
}
