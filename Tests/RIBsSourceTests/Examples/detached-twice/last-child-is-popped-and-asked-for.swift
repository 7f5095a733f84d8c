// The closure asks whether its child is still in the list.
// with: MomWatches, SiblingSteps

extension MomRouter {
  func openSibling() {
    guard steps.isEmpty else { return }
    push(SiblingBuilder(dependency: EmptyComponent()).build(withListener: interactor))
  }

  func open() {
    push(kidBuilder.build(withListener: interactor))
  }

  func close() {
    dropLast()
    viewController.navigationController?.popViewController(animated: true)
  }

  private func remove(_ child: ViewableRouting) {
    guard let index = steps.firstIndex(where: { $0 === child }) else { return }
    steps.remove(at: index)
    detachChild(child)
  }

  private func push(_ child: ViewableRouting) {
    attachChild(child)
    steps.append(child)
    let view = child.viewControllable.uiviewController
    (view as? StepViewController)?.onPop = { [weak self, weak child] in
      if let child { self?.remove(child) }
    }
    viewController.navigationController?.pushViewController(view, animated: true)
  }

  private func dropLast() {
    guard let last = steps.popLast() else { return }
    detachChild(last)
  }
}
