import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The width of text")
struct TextWidthTests {
  private static let widths = [60, 72, 80, 100]

  /// Every text there is of a recorded trace. What a reader copies stays whole, so such lines do not count.
  private func texts(_ fixture: String, _ style: TextStyle) throws -> String {
    let input = try inputReport(fixture)
    let session = try #require(input.sessions.first)
    return TextReport(CheckReport([input]), style: style).summary()
      + FlowsText(session, style: style).text()
      + RuleText.list(RuleCatalogue.pages, style: style)
  }

  @Test(arguments: widths)
  func `follows the style`(width: Int) throws {
    let style = TextStyle(isColoured: false, width: width)
    for fixture in ["careers/switch-tabs", "home-flow/back-goes-forward", "careers/attach-late"] {
      let lines = try texts(fixture, style).split(separator: "\n")
      let tooLong = lines.filter { $0.count > width }
      #expect(tooLong.isEmpty, "\(tooLong)")
      // Text that stayed 80 columns wide would fit 100 too.
      let filled = lines.contains { $0.count > width - 6 }
      #expect(filled, "no line comes near \(width) columns")
    }
  }

  @Test func `stays between 60 and 100 columns`() {
    #expect(TextStyle(isColoured: false, width: 20).width == 60)
    #expect(TextStyle(isColoured: false, width: 300).width == 100)
    #expect(TextStyle.plain.width == 80)
  }
}
