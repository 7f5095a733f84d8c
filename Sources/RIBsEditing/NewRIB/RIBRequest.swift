import RIBsSource

/// What a new RIB is to be.
package struct RIBRequest: Sendable {
  /// How a parent shows a child's view.
  package enum Showing: String, Sendable, CaseIterable {
    case present
    case push
  }

  /// How a RIB gets what it needs.
  package enum Injection: String, Sendable, CaseIterable {
    /// Its builder is given a dependency.
    case plain
    /// Its component is one of uber/needle.
    case needle
  }

  /// The RIB's name, such as `Profile`.
  package var name: String
  /// The name of its parent, which may have its module before it: `Home` or `Feature.Home`.
  package var parent: String
  package var isViewless = false
  /// What the view is made of; nil for that of the parent's view.
  package var view: RIBParts.ViewKind?
  /// How the parent shows it; nil for the way in which it shows its other children.
  package var showing: Showing?
  /// The runtime that it imports; nil for its parent's.
  package var runtime: KnownRuntime?
  /// Where it takes what it needs from; nil for what its parent does.
  package var injection: Injection?
  /// The team's templates, one of which the RIB is made from; nil for ours.
  package var templates: TemplateRequest?
  /// What tests import to see the RIB; nil for the parent's module by the names of folders and manifests.
  package var module: String?
  /// Where the RIB's tests go; nil if there are none.
  package var tests: TestTarget?

  package init(name: String, parent: String) {
    self.name = name
    self.parent = parent
  }

  /// Which of a team's templates a RIB is made from.
  package struct TemplateRequest: Sendable {
    package let templates: [TeamTemplate]
    /// Values for its options and placeholders by their names: `childName`, `ORGANIZATIONNAME`.
    package let values: [String: String]
    /// What every template may ask for: `FULLUSERNAME`, `DATE`.
    package let common: [String: String]

    package init(
      _ templates: [TeamTemplate], values: [String: String], common: [String: String]
    ) {
      (self.templates, self.values, self.common) = (templates, values, common)
    }
  }

  /// A target for tests of the parent's module.
  package struct TestTarget: Sendable {
    /// The frameworks that tests are written with.
    package enum Framework: String, Sendable, CaseIterable {
      case swiftTesting = "swift-testing"
      case xctest
    }

    /// Relative to the folder that was read.
    package let folder: String
    package var framework: Framework
    /// Whether the target links `RIBsTesting`.
    package let linksChecks: Bool

    package init(folder: String, framework: Framework, linksChecks: Bool) {
      self.folder = folder
      self.framework = framework
      self.linksChecks = linksChecks
    }
  }
}
