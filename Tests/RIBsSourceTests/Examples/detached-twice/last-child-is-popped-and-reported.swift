// The code detaches the last child and pops its view, which reports the pop: the next child is detached.
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

  private func push(_ child: ViewableRouting) {
    attachChild(child)
    steps.append(child)
    let view = child.viewControllable.uiviewController
    (view as? StepViewController)?.onPop = { [weak self] in self?.dropLast() }
    viewController.navigationController?.pushViewController(view, animated: true)
  }

  private func dropLast() {
    guard let last = steps.popLast() else { return }
    detachChild(last)  // reported: warning
  }
}
