// A computed property passes on what another object holds.
protocol DetailListener: AnyObject {
  func detailDidClose()
}

final class DetailInteractor: Interactor {
  private let relay = Relay()

  var listener: DetailListener? {
    get { relay.target }
    set { relay.target = newValue }
  }
}

final class Relay {
  weak var target: DetailListener?
}

final class DetailRouter: Router<DetailInteractor> {}
