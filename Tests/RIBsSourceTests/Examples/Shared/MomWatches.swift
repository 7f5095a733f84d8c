// Kid without his view, and Mom, who is pushed by Gran. Examples add Mom's `open`, which pushes Kid, and `close`.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidFinish()
}

final class KidInteractor: Interactor {
  weak var listener: KidListener?

  func didTapDone() { listener?.kidDidFinish() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func didTapKid() { router?.open() }
  func kidDidFinish() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
  }

  @objc private func kidTapped() { listener?.didTapKid() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  let kidBuilder: KidBuilder
  let observer = PopObserver()
  var kid: KidRouter?
  var steps: [ViewableRouting] = []

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    let (view, interactor) = (MomViewController(), MomInteractor())
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}

/// A delegate that calls a closure for each view that is gone.
final class PopObserver: NSObject, UINavigationControllerDelegate {
  private var watched: [(view: UIViewController, onPop: () -> Void)] = []

  func push(
    _ view: UIViewController, on navigation: UINavigationController?, onPop: @escaping () -> Void
  ) {
    navigation?.delegate = self
    watched.append((view, onPop))
    navigation?.pushViewController(view, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow shown: UIViewController, animated: Bool
  ) {
    let gone = watched.filter { !navigationController.viewControllers.contains($0.view) }
    watched.removeAll { entry in gone.contains { $0.view === entry.view } }
    gone.forEach { $0.onPop() }
  }
}

final class GranInteractor: Interactor {
  weak var router: GranRouter?
}

final class GranRouter: ViewableRouter<GranInteractor, ViewControllable> {
  private let momBuilder: MomBuilder

  init(interactor: GranInteractor, viewController: ViewControllable, momBuilder: MomBuilder) {
    self.momBuilder = momBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let mom = momBuilder.build()
    attachChild(mom)
    viewController.uiviewController.navigationController?.pushViewController(
      mom.viewController, animated: false)
  }
}
