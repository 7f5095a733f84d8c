import Finance
import ModernRIBs

final class AppDelegate {
  private let root = FinanceRouter.build()
}
