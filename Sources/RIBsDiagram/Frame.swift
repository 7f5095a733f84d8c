extension Diagram {
  private static let margin = 24.0

  /// Puts a title above a drawing and a legend below it, and a margin around it all.
  func framed(title: String, subtitle: String, summary: String, legend: Legend) -> Diagram {
    let legend = legend.drawn()
    let titles = [
      Caption(text: title, role: .title, center: Point(0, 8)),
      Caption(text: subtitle, role: .subtitle, center: Point(0, 30)),
    ]
    let widest = titles.map(\.width).max() ?? 0
    let width = max(size.width, legend.size.width, widest)
    let head = 58.0
    let foot = legend.size.height > 0 ? legend.size.height + 26 : 0
    var sheet = Diagram(
      title: title, summary: summary,
      size: Size(width + 2 * Self.margin, head + size.height + foot + 2 * Self.margin))
    let middle = sheet.size.width / 2
    sheet.captions = titles
    sheet.shift(by: Point(middle, Self.margin))
    sheet.place(self, at: Point(middle - size.width / 2, Self.margin + head), prefix: "")
    sheet.place(
      legend,
      at: Point(
        middle - legend.size.width / 2, sheet.size.height - Self.margin - legend.size.height),
      prefix: "legend_")
    return sheet
  }
}
