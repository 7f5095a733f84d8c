// Kid's router subscribes with confineTo, when it loads. Mom keeps it and attaches it again.
import Combine
import ModernRIBs
import UIKit

protocol CardListener: AnyObject {
  func cardDidClose()
}

protocol CardPresentableListener: AnyObject {
  func didTapClose()
}

final class CardInteractor: Interactor, CardPresentableListener {
  weak var listener: CardListener?

  func didTapClose() { listener?.cardDidClose() }
}

final class CardViewController: UIViewController, ViewControllable {
  weak var listener: CardPresentableListener?

  @objc private func closeTapped() { listener?.didTapClose() }
}

final class CardRouter: ViewableRouter<CardInteractor, CardViewController> {}

final class CardBuilder: Builder<EmptyDependency> {
  func build(withListener listener: CardListener) -> CardRouter {
    let (view, interactor) = (CardViewController(), CardInteractor())
    view.listener = interactor
    interactor.listener = listener
    return CardRouter(interactor: interactor, viewController: view)
  }
}

final class KidRouter: ViewableRouter<KidInteractor, UIViewController> {
  private let cardBuilder: CardBuilder
  private let links: AnyPublisher<URL, Never>
  private var cancellables: Set<AnyCancellable> = []
  private var card: CardRouter?

  init(
    interactor: KidInteractor, viewController: UIViewController, cardBuilder: CardBuilder,
    links: AnyPublisher<URL, Never>
  ) {
    (self.cardBuilder, self.links) = (cardBuilder, links)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    links
      .confineTo(interactor)  // reported: warning
      .sink { [weak self] _ in self?.openCard() }
      .store(in: &cancellables)
  }

  func openCard() {
    guard card == nil else { return }
    let card = cardBuilder.build(withListener: interactor)
    self.card = card
    attachChild(card)
    card.viewController.modalPresentationStyle = .fullScreen
    viewController.present(card.viewController, animated: true)
  }

  func closeCard() {
    guard let card else { return }
    self.card = nil
    detachChild(card)
    viewController.dismiss(animated: true)
  }
}

final class KidInteractor: Interactor, CardListener {
  weak var router: KidRouter?

  func cardDidClose() { router?.closeCard() }
}

final class KidBuilder: Builder<EmptyDependency> {
  func build(links: AnyPublisher<URL, Never>) -> KidRouter {
    KidRouter(
      interactor: KidInteractor(), viewController: UIViewController(),
      cardBuilder: CardBuilder(dependency: dependency), links: links)
  }
}

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapClose()
}

final class MomInteractor: Interactor, MomPresentableListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapClose() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func closeTapped() { listener?.didTapClose() }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build(links: AnyPublisher<URL, Never>) -> MomRouter {
    let (view, interactor) = (MomViewController(), MomInteractor())
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, links: links,
      kidBuilder: KidBuilder(dependency: dependency))
  }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kid: KidRouter
  private var isOpen = false

  init(
    interactor: MomInteractor, viewController: MomViewController,
    links: AnyPublisher<URL, Never>, kidBuilder: KidBuilder
  ) {
    kid = kidBuilder.build(links: links)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard !isOpen else { return }
    isOpen = true
    attachChild(kid)
    viewController.view.addSubview(kid.viewController.view)
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    detachChild(kid)
    kid.viewController.view.removeFromSuperview()
  }
}
