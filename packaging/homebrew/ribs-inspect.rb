class RibsInspect < Formula
  desc "Finds what is wrong in an app's RIB tree, from a trace or the source"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license "Apache-2.0"

  on_macos do
    url "@REPOSITORY@/releases/download/v@VERSION@/ribs-inspect-@VERSION@-macos-universal.tar.gz"
    sha256 "@macos-universal@"
  end
  on_linux do
    on_arm do
      url "@REPOSITORY@/releases/download/v@VERSION@/ribs-inspect-@VERSION@-linux-arm64.tar.gz"
      sha256 "@linux-arm64@"
    end
    on_intel do
      url "@REPOSITORY@/releases/download/v@VERSION@/ribs-inspect-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@linux-x86_64@"
    end
  end

  # Loaded when a picture is drawn.
  depends_on "graphviz"

  def install
    bin.install "bin/ribs-inspect"
    bash_completion.install "share/bash-completion/completions/ribs-inspect"
    zsh_completion.install "share/zsh/site-functions/_ribs-inspect"
    fish_completion.install "share/fish/vendor_completions.d/ribs-inspect.fish"
    man1.install "share/man/man1/ribs-inspect.1"
    doc.install Dir["share/doc/ribs-inspect/*"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/ribs-inspect --version")
  end
end
