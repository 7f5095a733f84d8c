// A stored property, beside an object that holds the listener weakly.
protocol DetailListener: AnyObject {
  func detailDidClose()
}

final class DetailInteractor: Interactor {
  private let relay = Relay()

  var listener: DetailListener?  // reported: warning
}

final class Relay {
  weak var target: DetailListener?
}

final class DetailRouter: Router<DetailInteractor> {}
