import Dispatch
import ModernRIBs

/// The shop, with a button for each mistake.
public final class ShopRouter: LaunchRouter<ShopInteractor, ShopViewController> {
  private var profile: (any Routing)?
  private var cart: (any Routing)?
  private var wishes: [any Routing] = []
  /// Outlives whatever it is asked to remember.
  private let memory: Memory

  /// - Parameter memory: What outlives the shop.
  public init(memory: Memory = Memory()) {
    self.memory = memory
    super.init(interactor: ShopInteractor(), viewController: ShopViewController())
  }

  // MARK: Right

  /// Opens the profile unless it is open.
  public func openProfile() {
    guard profile == nil else { return }
    let profile = ProfileRouter(interactor: ProfileInteractor())
    self.profile = profile
    attachChild(profile)
  }

  /// Closes the profile.
  public func closeProfile() {
    guard let profile else { return }
    detachChild(profile)
    self.profile = nil
  }

  /// Opens another tab.
  public func openTab() {
    attachChild(TabRouter(interactor: TabInteractor()))
  }

  /// Opens another tab when an animation is over.
  public func openTabLater() {
    nonisolated(unsafe) let open = { self.openTab() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { open() }
  }

  /// Closes the profile's part when an animation is over.
  public func closePartOfProfileLater() {
    guard let profile = profile as? ProfileRouter else { return }
    let part = TabRouter(interactor: TabInteractor())
    profile.attachChild(part)
    nonisolated(unsafe) let close = { profile.detachChild(part) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { close() }
  }

  // MARK: Wrong

  /// Forgets the cart that is open.
  public func openCartWithoutGuard() {
    let cart = CartRouter(interactor: CartInteractor())
    self.cart = cart
    attachChild(cart)
  }

  /// Detaches the profile twice.
  public func closeProfileTwice() {
    guard let profile else { return }
    detachChild(profile)
    detachChild(profile)
    self.profile = nil
  }

  /// Opens a profile whose interactor a closure holds.
  public func openRememberedProfile() {
    let interactor = ProfileInteractor()
    let profile = ProfileRouter(interactor: interactor)
    self.profile = profile
    memory.remember { interactor.reload() }
    attachChild(profile)
  }

  /// Keeps a wish that is detached.
  public func openAndHideWish() {
    let wish = WishRouter(interactor: WishInteractor())
    wishes.append(wish)
    attachChild(wish)
    detachChild(wish)
  }
}

/// The shop's interactor.
public final class ShopInteractor: Interactor {}

/// The shop's view.
public final class ShopViewController: HeadlessViewController, ViewControllable {}

/// Something in the app that lives as long as its process.
public final class Memory {
  private var memories: [() -> Void] = []

  /// A memory of nothing.
  public init() {}

  func remember(_ memory: @escaping () -> Void) { memories.append(memory) }
}
