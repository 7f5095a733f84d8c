import Combine
import Foundation
import ModernRIBs

// Written by somebody who says of each name where it comes from: another module has some of them too.

protocol ShelfListener: AnyObject {}

protocol ShelfInteractable: ModernRIBs.Interactable {
  var router: ShelfRouting? { get set }
}

protocol ShelfRouting: ModernRIBs.ViewableRouting {}

final class ShelfInteractor: ModernRIBs.PresentableInteractor<ModernRIBs.Presentable>,
  ShelfInteractable
{
  weak var router: ShelfRouting?
  weak var listener: ShelfListener?
}

final class ShelfView: ModernRIBs.ViewControllable, ModernRIBs.Presentable {
  let uiviewController = RIBViewController()
}

final class ShelfRouter: ModernRIBs.ViewableRouter<
  ShelfInteractable, ModernRIBs.ViewControllable
>, ShelfRouting
{
  override init(interactor: ShelfInteractable, viewController: ModernRIBs.ViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

extension ModernRIBs.Router {
  /// Attaches all of them, by the method as a value.
  func attachAll(_ children: [ModernRIBs.Routing]) {
    children.forEach(attachChild)
  }
}

/// What few apps use, and some do.
package final class Shelf {
  private let root: ModernRIBs.Routing = Shelf.makeShelf()
  private var books: [ModernRIBs.Routing] = [
    Shelf.makeShelf(), Shelf.makeShelf(), Shelf.makeShelf(),
  ]

  package init() {}

  /// The books that stand on the shelf after each step.
  package func arrange() -> [Int] {
    let first = books[0]
    let attach = root.attachChild
    attach(first)
    let detach = (root as? ShelfRouter)?.detachChild
    (root as? ShelfRouter)?.attachAll([books[1], books[2]])
    let full = root.children.count
    detach?(first)
    books.removeElementByReference(first)
    books.removeElementByReference(first)
    return [full, root.children.count, books.count]
  }

  private static func makeShelf() -> ShelfRouting {
    let view = ShelfView()
    return ShelfRouter(interactor: ShelfInteractor(presenter: view), viewController: view)
  }

  /// Waits as the leak detector does.
  package static func wait(_ done: @escaping () -> Void) {
    ModernRIBs.Executor.execute(withDelay: 0.01, maxFrameDuration: 33, logic: done)
  }
}
