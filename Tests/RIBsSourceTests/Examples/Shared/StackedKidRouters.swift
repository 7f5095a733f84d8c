// The routers of Kid and Mom, who push on the same stack and give it a closure for the pop.
import RIBs
import UIKit

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {
  private let stack: Stack
  private let tipBuilder: TipBuilder
  private var tip: TipRouter?

  init(
    interactor: KidInteractor, viewController: KidViewController, stack: Stack,
    tipBuilder: TipBuilder
  ) {
    (self.stack, self.tipBuilder) = (stack, tipBuilder)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openTip() {
    if tip != nil { return }
    let tip = tipBuilder.build(withListener: interactor)
    self.tip = tip
    attachChild(tip)
    stack.push(tip.viewController) { [weak self] in self?.closeTip() }
  }

  func closeTip() {
    guard let tip else { return }
    self.tip = nil
    detachChild(tip)
  }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let stack: Stack
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(
    interactor: MomInteractor, viewController: MomViewController, stack: Stack,
    kidBuilder: KidBuilder
  ) {
    (self.stack, self.kidBuilder) = (stack, kidBuilder)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor, on: stack)
    self.kid = kid
    attachChild(kid)
    stack.push(kid.viewController) { [weak self] in self?.close() }
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build(on stack: Stack) -> MomRouter {
    let (view, interactor) = (MomViewController(), MomInteractor())
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, stack: stack,
      kidBuilder: KidBuilder(dependency: dependency))
  }
}
