// A key path names another property.
// with: PlainKid
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: Routing?  // reported: info
  private var sibling: Routing?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    attach(kidBuilder.build(withListener: interactor), to: \.sibling)
    store(kidBuilder.build(withListener: interactor), in: &sibling)
  }

  private func attach(_ child: Routing, to slot: ReferenceWritableKeyPath<MomRouter, Routing?>) {
    self[keyPath: slot] = child
    attachChild(child)
  }

  private func store(_ child: Routing, in slot: inout Routing?) {
    slot = child
    attachChild(child)
  }
}
