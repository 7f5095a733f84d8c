import Testing

/// What readers see, asked of a real browser. They take turns in one.
@Suite("In a browser", .inBrowser, .serialized)
enum BrowserTests {}
