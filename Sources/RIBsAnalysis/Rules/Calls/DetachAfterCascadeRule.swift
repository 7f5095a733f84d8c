/// `detach-after-cascade`
struct DetachAfterCascadeRule: Rule {
  static let page = RulePage(
    id: "detach-after-cascade", severity: .error,
    summary: "A child is detached after an ancestor's detach took it down already.",
    reason: """
      Detaching a RIB takes down everything below it. Code that detaches part of it afterwards works on a \
      tree that is gone: it runs view code for screens that have left, and it breaks as soon as that part is \
      released earlier.
      """,
    fix: "Remove this detach: the ancestor's takes the child down with it.",
    triggering: [
      RuleExample(
        "A step is detached after its flow",
        """
        root Root
        open Root SignUp @App/RootRouter.swift:20
        open SignUp Nickname @App/SignUpRouter.swift:15
        close Root SignUp @App/RootRouter.swift:26
        detach SignUp Nickname @App/SignUpRouter.swift:22
        """)
    ],
    nonTriggering: [
      RuleExample(
        "A parent detaches its children while it resigns",
        """
        root Root
        open Root SignUp @App/RootRouter.swift:20
        open SignUp Nickname @App/SignUpRouter.swift:15
        detach Root SignUp @App/RootRouter.swift:26
        detach SignUp Nickname @App/SignUpRouter.swift:22
        deactivate Nickname
        deactivate SignUp
        """),
      RuleExample(
        "A late attach is undone",
        """
        root Root
        open Root SignUp @App/RootRouter.swift:20
        close Root SignUp @App/RootRouter.swift:26
        open SignUp Nickname @App/SignUpRouter.swift:15
        close SignUp Nickname @App/SignUpRouter.swift:22
        """),
      RuleExample(
        "A late attach of a RIB from another parent is undone",
        """
        root Root
        open Root LogIn @App/RootRouter.swift:20
        open LogIn Terms @App/LogInRouter.swift:15
        close Root LogIn @App/RootRouter.swift:26
        open Root SignUp @App/RootRouter.swift:30
        close Root SignUp @App/RootRouter.swift:36
        attach SignUp Terms @App/SignUpRouter.swift:41
        detach SignUp Terms @App/SignUpRouter.swift:44
        """),
    ])

  static let watched = ChangeKinds.detachMisuse

  func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard case .detached(let child, let parent, _, .afterCascade(let left)) = step.change else {
      return
    }
    let (name, parentName) = forest.names(child, parent)
    reporter.report(
      child, by: Self.self, in: forest, at: step.stamp, site: step.stamp.site, parent: parent
    ) { [site = step.stamp.site] strings in
      let name = strings.name(name)
      return Wording(
        "\(name) is detached from \(strings.name(parentName))\(strings.at(site)), but an ancestor's detach\(strings.at(left.site)) had already taken both down.",
        related: [strings.related(left, "\(name) left the tree here, together with its parent")])
    }
  }
}
