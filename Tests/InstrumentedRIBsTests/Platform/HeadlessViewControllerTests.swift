import InstrumentedRIBs
import Testing

@Suite struct HeadlessViewControllerTests {
  /// A view controller that confirms before it is dismissed, as apps write it for UIKit.
  private final class CarefulView: HeadlessViewController {
    private(set) var requests: [String] = []

    override func present(
      _ sheet: HeadlessViewController, animated: Bool, completion: (() -> Void)?
    ) {
      requests.append("present \(sheet.title)")
      super.present(sheet, animated: animated, completion: completion)
    }

    override func dismiss(animated: Bool, completion: (() -> Void)?) {
      requests.append("dismiss")
      super.dismiss(animated: animated, completion: completion)
    }
  }

  @Test func `an app can override presenting and dismissing`() {
    let (view, sheet) = (CarefulView(), HeadlessViewController(title: "Sheet"))
    view.present(sheet, animated: false, completion: nil)
    #expect(view.presented === sheet)
    sheet.dismiss(animated: false)
    #expect(view.presented == nil)
    #expect(view.requests == ["present Sheet", "dismiss"])
  }

  @Test func `a view controller is equal only to itself`() {
    let (one, other) = (HeadlessViewController(title: "A"), HeadlessViewController(title: "A"))
    #expect(one == one && one != other)
    #expect(Set([one, other, one]).count == 2)
    #expect([other, one].firstIndex(of: one) == 1)
  }
}
