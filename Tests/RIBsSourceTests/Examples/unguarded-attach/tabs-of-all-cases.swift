// One tab for each case is built and attached once.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var tabs: [KidRouter] = []
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    tabs = Tab.allCases.map { _ in kidBuilder.build(withListener: interactor) }
    for (_, tab) in tabs.enumerated() { attachChild(tab) }
  }

  func routeToKid() {}

  private enum Tab: CaseIterable { case one, two }
}
