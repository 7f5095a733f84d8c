import RIBsReport

/// How a CI system checks the app's source.
struct CIWorkflow {
  static let githubFile = ".github/workflows/ribs-inspect.yml"
  static let gitlabFile = ".gitlab/ribs-inspect.gitlab-ci.yml"

  /// The folders of the app's source.
  let folders: [String]
  /// The baseline; nil if there is none.
  let baseline: String?
  /// Whether a part of the source cannot be read, so that a check would always be inconclusive.
  let isIncomplete: Bool

  /// The name of the repository at its host.
  private static var slug: String {
    Product.repository.split(separator: "/").suffix(2).joined(separator: "/")
  }

  private static let title = "# Checks the tree of RIBs in the app's source.\n"

  /// A workflow of GitHub Actions that uses this repository's action.
  var github: String {
    var text = """
      \(Self.title)name: \(Product.name)
      on: pull_request
      permissions:
        contents: read
        # For code scanning. Without it, findings stand in the log alone.
        security-events: write
      jobs:
        \(Product.name):
          runs-on: ubuntu-24.04
          steps:
            - uses: actions/checkout@v5
            - uses: \(Self.slug)@v\(Product.version)
              with:
                sources: |

      """
    text += folders.map { "            \($0)\n" }.joined()
    if let baseline {
      text += "          # What was wrong when this began does not fail the job.\n"
      text += "          baseline: \(baseline)\n"
    }
    if isIncomplete {
      text += "          # `\(Product.name) source` names what it cannot read in full.\n"
      text += "          allow-incomplete: \"true\"\n"
    }
    return text
  }

  /// A job for GitLab, to be included.
  var gitlab: String {
    let archive = "\(Product.name)-\(Product.version)-linux-x86_64.tar.gz"
    let releases = "\(Product.repository)/releases/download/v\(Product.version)"
    return """
      \(Self.title)\(Product.name):
        stage: test
        image: ubuntu:24.04
        variables:
          RELEASE: \(releases)
          ARCHIVE: \(archive)
        before_script:
          - apt-get update && apt-get install -y curl zlib1g
          - curl -fsSLO "$RELEASE/$ARCHIVE"
          - tar -xzf "$ARCHIVE" -C /usr/local --strip-components 1
        script:
          - >-
            \(command)
            --format text --format gitlab=codequality.json
        artifacts:
          when: always
          reports:
            codequality: codequality.json

      """
  }

  /// The line that includes the job for GitLab.
  static let gitlabInclude = "include:\n  - local: \(gitlabFile)\n"

  /// The lines of a shell step.
  var shell: String { "brew install \(Product.name)/tap/\(Product.name)\n\(command)\n" }

  /// The command. The folders are those of the config.
  var command: String {
    let options =
      (baseline.map { [" --baseline \($0)"] } ?? []) + (isIncomplete ? [" --allow-incomplete"] : [])
    return "\(Product.name) source\(options.joined())"
  }
}
