import ModernRIBs

final class ProfileInteractor: Interactor {
  func reload() {}
}

final class ProfileRouter: Router<ProfileInteractor> {}

final class CartInteractor: Interactor {}

final class CartRouter: Router<CartInteractor> {}

final class WishInteractor: Interactor {}

final class WishRouter: Router<WishInteractor> {}

final class TabInteractor: Interactor {}

final class TabRouter: Router<TabInteractor> {}
