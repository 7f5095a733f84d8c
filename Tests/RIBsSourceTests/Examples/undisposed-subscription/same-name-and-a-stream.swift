// A function that shares the name, and a stream.
final class NewsViewController: UIViewController {
  private let titleView = TitleView()

  func show(_ item: NewsItem) {
    titleView.rx.tap.bind { print("tap") }  // reported: warning
    bind(item)
    Messaging.messaging().subscribe(toTopic: "news")
  }

  private func bind(_ item: NewsItem) {
    title = item.title
  }
}

final class TitleView: UILabel {
  func bind(_ item: NewsItem) {
    text = item.title
  }
}
