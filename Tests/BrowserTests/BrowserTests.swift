import Testing

/// What readers see in a real browser, which the tests share in turn.
@Suite("In a browser", .inBrowser, .serialized, .timeLimit(.minutes(15)))
enum BrowserTests {}
