import NewsDesk

@MainActor
func useNewsDesk() async {
  let app = NewsApp()
  app.launch()
  Expectations.expect(await app.journal.take(1), ["the desk is active"])
  app.open("Rain")
  Expectations.expect(await app.journal.take(2), ["reads Rain", "the story is open"])
  await app.newsroom.answer(["Rain", "Sun"])
  Expectations.expect(await app.journal.take(1), ["shows [\"Rain\", \"Sun\"]"])
  app.open("Snow")
  Expectations.expect(
    await app.journal.take(3),
    ["reads Snow", "a step failed: noSuchStory", "the story is not open"])
}
