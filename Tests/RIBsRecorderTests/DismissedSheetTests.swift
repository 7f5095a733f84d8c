import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsAnalysis
import RIBsRecorder
import Testing

private final class PaymentView: HeadlessViewController, ViewControllable {}

private final class CardListRouter: ViewableRouter<Interactor, PaymentView> {
  var addCard: AddCardRouter?

  init() { super.init(interactor: Interactor(), viewController: PaymentView()) }
}

private final class AddCardRouter: ViewableRouter<Interactor, PaymentView> {
  init() { super.init(interactor: Interactor(), viewController: PaymentView()) }
}

/// An app that shows a flow as a navigation stack in a sheet.
private final class WalletRouter: LaunchRouter<Interactor, PaymentView> {
  private let stack = HeadlessNavigationController()
  private var cardList: CardListRouter?

  init() { super.init(interactor: Interactor(), viewController: PaymentView()) }

  func openCards() {
    let cardList = CardListRouter()
    self.cardList = cardList
    attachChild(cardList)
    stack.push(cardList.viewController, animated: false)
    viewController.present(stack, animated: false)
  }

  func openAddCard() {
    let addCard = AddCardRouter()
    cardList?.addCard = addCard
    cardList?.attachChild(addCard)
    stack.push(addCard.viewController, animated: false)
  }

  /// The user pulls the sheet down, and the router is not notified.
  func swipeAway() { stack.dismiss(animated: false) }

  func closeCards() {
    if let cardList { detachChild(cardList) }
    cardList = nil
    stack.dismiss(animated: false)
  }
}

@Suite(.exclusiveObservation) @MainActor struct DismissedSheetTests {
  private let file = TemporaryFile()

  /// The findings in a recording that lasts longer than the grace of a view.
  private func findings(_ use: (WalletRouter) -> Void) throws -> [String] {
    let (clock, window) = (SteppingTraceClock(), HeadlessWindow())
    var options = RIBsRecorder.Options.fixed()
    options.clock = clock
    // The app is still alive when its session ends.
    var app: WalletRouter?
    defer { withExtendedLifetime((window, app)) {} }
    try recording(to: file, options) {
      let wallet = WalletRouter()
      app = wallet
      wallet.launch(from: window)
      use(wallet)
      clock.advance(by: 10_000_000_000)
      RIBsRecorder.mark("later")
    }
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: file.url)))
    return try analyzer.finish().flatMap(\.findings).map { "\($0.rule) \($0.path)" }
  }

  @Test(
    "A flow that stays attached after its sheet, a navigation stack, is swiped away is found")
  func swipedAway() throws {
    let findings = try findings { wallet in
      wallet.openCards()
      wallet.swipeAway()
    }
    #expect(findings == ["view-gone-rib-attached Wallet/CardList"])
  }

  @Test("The RIBs whose views are covered in the stack are no findings of their own")
  func coveredOnesFollow() throws {
    let findings = try findings { wallet in
      wallet.openCards()
      wallet.openAddCard()
      wallet.swipeAway()
    }
    #expect(findings == ["view-gone-rib-attached Wallet/CardList"])
  }

  @Test("A flow that is detached with its sheet is clean")
  func closed() throws {
    let findings = try findings { wallet in
      wallet.openCards()
      wallet.openAddCard()
      wallet.closeCards()
    }
    #expect(findings == [])
  }
}
