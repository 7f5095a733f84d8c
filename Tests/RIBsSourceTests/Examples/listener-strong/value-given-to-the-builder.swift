// A builder is given a value besides the listener, through a protocol that a struct conforms to.
protocol DetailListener: AnyObject {
  func detailDidClose()
}

protocol Category {
  var name: String { get }
}

struct Food: Category {
  let name = "Food"
}

final class DetailInteractor: Interactor {
  weak var listener: DetailListener?
  var category: Category

  init(category: Category) { self.category = category }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener, category: Category) -> DetailRouter {
    let interactor = DetailInteractor(category: category)
    interactor.listener = listener
    return DetailRouter(interactor: interactor)
  }
}

final class HomeInteractor: Interactor, DetailListener {
  func detailDidClose() {}
}
