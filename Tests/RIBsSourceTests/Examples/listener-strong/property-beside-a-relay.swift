// A stored property, beside an object that holds the listener weakly.
protocol DetailListener: AnyObject {
  func detailDidClose()
}

final class DetailInteractor: Interactor {
  private let relay = Relay()

  var listener: DetailListener?  // reported: info
}

final class Relay {
  weak var target: DetailListener?
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    let interactor = DetailInteractor()
    interactor.listener = listener
    return DetailRouter(interactor: interactor)
  }
}

final class HomeInteractor: Interactor, DetailListener {
  func detailDidClose() {}
}
