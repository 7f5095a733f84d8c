import ModernRIBs

final class FinanceInteractor: Interactor {}

final class FinanceRouter: Router<FinanceInteractor> {
  static func build() -> FinanceRouter {
    FinanceRouter(interactor: FinanceInteractor())
  }
}
