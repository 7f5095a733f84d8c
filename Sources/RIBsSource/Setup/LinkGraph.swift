/// What apps and libraries link, across all manifests and projects of an app.
struct LinkGraph {
  struct Node {
    enum Kind {
      case app, dynamicLibrary
      /// A target or a library that becomes a part of what links it.
      case part
    }

    var name: String
    var kind: Kind
    /// Where it is declared.
    var place: String
    /// The products of this package that it links, each with the place.
    var ourProducts: [ProductLink] = []
    /// The keys of what it links besides.
    var links: [String] = []
  }

  private(set) var nodes: [String: Node] = [:]
  /// The keys in the order in which they were added.
  private var keys: [String] = []

  mutating func add(_ node: Node, _ key: String) {
    if nodes.updateValue(node, forKey: key) == nil { keys.append(key) }
  }

  /// The apps that would have more than one copy of RIBsRecording.
  var copies: [SharedCopies] {
    keys.compactMap { key in
      guard let app = nodes[key], app.kind == .app else { return nil }
      let images = images(loadedBy: key).filter { hasRecording($0) }
      guard images.count > 1 else { return nil }
      return SharedCopies(
        app: app.name,
        holders: images.compactMap { nodes[$0].map { ($0.name, $0.place) } }
          .map { SharedCopies.Holder(name: $0, place: $1) })
    }
  }

  /// An app and the dynamic libraries that it loads, directly and through others.
  private func images(loadedBy app: String) -> [String] {
    var images = [app]
    var seen: Set<String> = [app]
    var next = 0
    while next < images.count {
      for key in parts(of: images[next]).flatMap({ nodes[$0]?.links ?? [] })
      where nodes[key]?.kind == .dynamicLibrary && seen.insert(key).inserted {
        images.append(key)
      }
      next += 1
    }
    return images
  }

  /// What becomes a part of an app or a dynamic library, itself included.
  private func parts(of image: String) -> [String] {
    var parts = [image]
    var seen: Set<String> = [image]
    var next = 0
    while next < parts.count {
      for key in nodes[parts[next]]?.links ?? []
      where nodes[key]?.kind == .part && seen.insert(key).inserted {
        parts.append(key)
      }
      next += 1
    }
    return parts
  }

  private func hasRecording(_ image: String) -> Bool {
    parts(of: image).contains { nodes[$0]?.ourProducts.isEmpty == false }
  }

  /// All links of this package's products, in the order of the files.
  var ourProducts: [ProductLink] { keys.flatMap { nodes[$0]?.ourProducts ?? [] } }
}

/// An app that has several copies of RIBsRecording: each dynamic library, and the app itself, has what it links.
package struct SharedCopies: Sendable, Equatable {
  /// The app or one of its dynamic libraries.
  package struct Holder: Sendable, Equatable {
    /// The target's or the library's name.
    package let name: String
    /// The file that declares it.
    package let place: String
  }

  /// The app's target.
  package let app: String
  /// What has a copy.
  package let holders: [Holder]
}

/// A product of this package that a target links.
package struct ProductLink: Sendable, Equatable {
  /// The product.
  package let product: String
  /// The file that says so, with the line if it is known.
  package let place: String
}
