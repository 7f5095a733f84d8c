// The builders are gone through one by one.
// with: PlainKid
final class MomRouter: Router<MomInteractor> {
  private let kidBuilders: [KidBuilder]
  private var kids: [KidRouter] = []

  init(interactor: MomInteractor, kidBuilders: [KidBuilder]) {
    self.kidBuilders = kidBuilders
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    guard kids.isEmpty else { return }
    kidBuilders.forEach { builder in
      let kid = builder.build(withListener: interactor)
      kids.append(kid)
      attachChild(kid)
    }
  }
}
