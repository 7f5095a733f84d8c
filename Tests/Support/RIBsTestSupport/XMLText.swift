import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Parses a document with a real XML parser and keeps what tests ask about.
package final class XMLText: NSObject, XMLParserDelegate {
  /// The content of each element of these names, in order.
  package private(set) var texts: [String: [String]] = [:]
  package private(set) var elements: [String: Int] = [:]
  /// Why the document is not well-formed; nil where it is.
  package private(set) var error: String?

  private var open: [(name: String, text: String)] = []

  package init(_ document: Data) {
    super.init()
    let parser = XMLParser(data: document)
    parser.delegate = self
    if !parser.parse() {
      error = "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "no reason")"
    }
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements[name, default: 0] += 1
    open.append((name, ""))
    for (attribute, value) in attributes { texts["@\(attribute)", default: []].append(value) }
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  package func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let closed = open.popLast() else { return }
    texts[name, default: []].append(closed.text)
  }
}
