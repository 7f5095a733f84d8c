import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The width of text")
struct TextWidthTests {
  private static let widths = [60, 72, 80, 100]

  /// All text reports on a recorded trace. Text that readers copy stays whole, so lines with it do not count.
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
      // Text of 80 columns would also fit into 100.
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
