import InstrumentedRIBs

/// A small app with a button for each mistake.
final class ShopRouter: LaunchRouter<ShopInteractor, ShopViewController> {
  private(set) var page: PageRouter?
  private var kept: [PageRouter] = []

  init() { super.init(interactor: ShopInteractor(), viewController: ShopViewController()) }

  static func launched(in window: RIBWindow = RIBWindow()) -> ShopRouter {
    let shop = ShopRouter()
    shop.launch(from: window)
    return shop
  }

  /// Right if nothing is open.
  func open() {
    let page = PageRouter(interactor: PageInteractor())
    self.page = page
    attachChild(page)
  }

  func close() {
    guard let page else { return }
    detachChild(page)
    self.page = nil
  }

  func forget() { page = nil }

  /// Returns what the end of an animation calls.
  func forgetAndClose() -> () -> Void {
    guard let page else { return {} }
    self.page = nil
    return { [weak self] in self?.detachChild(page) }
  }

  func closeTwice() {
    guard let page else { return }
    detachChild(page)
    close()
  }

  func closeAndKeep() {
    if let page { kept.append(page) }
    close()
  }

  func letGoOfOne() { _ = kept.popLast() }
}

final class ShopInteractor: Interactor {}

final class ShopViewController: HeadlessViewController, ViewControllable {}

final class PageRouter: Router<PageInteractor> {
  private var part: PageRouter?

  func openPart() {
    let part = PageRouter(interactor: PageInteractor())
    self.part = part
    attachChild(part)
  }

  func closePart() {
    guard let part else { return }
    detachChild(part)
    self.part = nil
  }
}

final class PageInteractor: Interactor {}
