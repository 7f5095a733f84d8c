// Two functions call each other until as many pages are left as there are views.
// with: Pages, CountingStack, MomOfPages
extension MomRouter {
  func keep(_ count: Int) {
    if count <= pages.count { closeTop(count) }
  }

  private func closeTop(_ count: Int) {
    guard let page = pages.popLast() else { return }
    detachChild(page)
    keep(count)
  }
}
