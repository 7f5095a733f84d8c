"""What the scripts have in common that add the recording lines to a checkout of a runtime.

A script has a Runtime: its files, and the lines that go into each. The place of a line is found by the code around it.
"""
import argparse
import os
import re
import sys

PACKAGE = "https://github.com/OWNER/ribs-inspect"


class Runtime:
    """A runtime whose routers can be recorded."""

    def __init__(self, program, title, files, folders, target, untried, guide):
        # The script's name.
        self.program = program
        # The runtime's name, for the help.
        self.title = title
        # The insertions into each file, by the file's path below the folder of the sources.
        self.files = files
        # Where the sources may be in a checkout, the usual place first.
        self.folders = folders
        # The target in the manifest.
        self.target = target
        # Code that no version had that was tried.
        self.untried = untried
        self.guide = guide
        self.mark = f"\n// Recording, added by {program}. The tools version was "


DISFAVOURED = "    @_disfavoredOverload\n"
DISFAVOURED_WHY = (
    "Put @_disfavoredOverload above it, so that calls in the app take the form that knows their file and line."
)



# A class on the main actor.
ISOLATED = re.compile(r"@MainActor\s+(?:public |open |final )*class ")


class Insertion:
    """Text for one place in a file. The place is where one of the samples stands, whatever its white space."""

    def __init__(self, samples, text, why, where="after", isolated=None):
        self.samples = [samples] if isinstance(samples, str) else samples
        self.text = text
        self.why = why
        self.where = where
        # The text for a class on the main actor, if it is another.
        self.isolated = isolated

    def text_for(self, source):
        return self.isolated if self.isolated and ISOLATED.search(source) else self.text

    def places(self, source):
        """The offsets at which the text may be inserted. Anything but one offset is a failure."""
        found = [m for sample in self.samples for m in re.finditer(pattern(sample), source)]
        if self.where == "before":
            return [source.rfind("\n", 0, m.start("code")) + 1 for m in found]
        if self.where == "within":
            return [m.end() for m in found]
        # On the line below.
        return [source.find("\n", m.end()) + 1 for m in found if source.find("\n", m.end()) >= 0]


class FirstImport(Insertion):
    """The recording's import, above the file's first one."""

    def __init__(self):
        super().__init__("import …", "import RIBsRecording\n", "import RIBsRecording", "before")

    def places(self, source):
        first = re.search(r"(?m)^import\s+\w+", source)
        return [first.start()] if first else []


class End(Insertion):
    """Text at the end of a file."""

    def __init__(self, text, why, isolated):
        super().__init__("the end of the file", text, why, isolated=isolated)

    def places(self, source):
        return [len(source)] if source.endswith("\n") else []


def pattern(sample):
    """A regular expression for a line or two of Swift. A sample that ends with … may go on."""
    goes_on = sample.endswith("…")
    tokens = re.findall(r"\w+|[^\w\s]", sample.rstrip("… "))
    parts = []
    for before, token in zip([""] + tokens, tokens):
        if before:
            both_words = before[-1:].isalnum() and token[0].isalnum()
            parts.append(r"\s+" if both_words else r"\s*")
        if before == ":":
            parts.append(r"(?:any\s+)?")
        parts.append(re.escape(token))
    end = "" if goes_on else r"[ \t]*(?=\r?\n|$)"
    # Not in a comment: only white space stands before it.
    return r"(?m)^[ \t]*(?P<code>" + "".join(parts) + r")" + end


# The version, in its parts and as it is written.
TOOLS = re.compile(r"\A// ?swift-tools-version: ?(?P<version>(\d+)\.(\d+)(?:\.\d+)?)(?=[ \t]*\r?$)", re.M)
# Older manifests name products without their package, which tools of 6.1 refuse.
OLDEST_TOOLS = (5, 5)
# The first that has traits.
TOOLS_WITH_TRAITS = (6, 1)
MANIFEST = "Package.swift"
LANGUAGE_MODE = "package.swiftLanguageModes = [.v5]\n"

ELSEWHERE = (
    "An Xcode project takes it under Package Dependencies, Bazel as a swift_package. CocoaPods cannot: take this "
    "checkout as a package instead of a pod.")


class Refusal(Exception):
    """What was not recognised, a line each."""


def changed(name, source, insertions, untried_code):
    """The source with all insertions. Raises a refusal that names every place that was not found."""
    problems, places = [], []
    for insertion in insertions:
        found = insertion.places(source)
        if len(found) == 1:
            places.append((found[0], insertion.text_for(source)))
            continue
        count = "not there" if not found else f"there {len(found)} times"
        samples = " or ".join(f"`{sample}`" for sample in insertion.samples)
        problems.append(f"{name}: {samples} is {count}.\n  By hand: {insertion.why}")
    untried = untried_code.search(source)
    if untried:
        problems.append(
            f"{name}: `{untried.group().strip()}` is not there in any version that was tried.\n"
            "  By hand: add the lines, and isolate them as the code around them is.")
    if problems:
        raise Refusal("\n".join(problems))
    for offset, text in sorted(places, reverse=True):
        source = source[:offset] + text + source[offset:]
    return source


def restored(name, source, insertions, untried_code):
    """The source without the insertions."""
    before = source
    for insertion in insertions:
        source = source.replace(insertion.text_for(source), "", 1)
    try:
        if changed(name, source, insertions, untried_code) == before:
            return source
    except Refusal:
        pass
    raise Refusal(f"{name}: the lines were edited after they were added.\n  By hand: remove them.")


def is_recorded(runtime, source):
    return any(mark in source for mark in ("routerRecord", "import RIBsRecording", runtime.mark.strip()))


def requirement(package):
    """Where Swift's package manager finds ribs-inspect. Without its traits it resolves nothing for the programs."""
    # As in https://…, or in git@github.com:OWNER/ribs-inspect.
    if "://" in package or re.match(r"[\w.-]+@[\w.-]+:", package):
        return f'.package(url: "{package}", branch: "main", traits: [])'
    return f'.package(name: "ribs-inspect", path: "{os.path.abspath(package)}", traits: [])'


def by_hand(runtime, package):
    return f"""Make the target {runtime.target} depend on the product RIBsRecording, and the app on RIBsRecorder:
    {requirement(package)}
    .product(name: "RIBsRecording", package: "ribs-inspect")"""


def manifest_lines(runtime, version, requirement):
    """What Package.swift ends with."""
    # Newer tools would compile the sources as Swift 6.
    mode = LANGUAGE_MODE if version < (6, 0) else ""
    return f"""package.dependencies.append({requirement})
package.targets.first {{ $0.name == "{runtime.target}" }}?.dependencies.append(
    .product(name: "RIBsRecording", package: "ribs-inspect"))
{mode}"""


def changed_manifest(runtime, source, package):
    """Package.swift with the dependency, or as it was if it is too old to have one."""
    tools = TOOLS.search(source)
    problems = []
    if not tools:
        problems.append("Package.swift: `// swift-tools-version:…` is not its first line.")
    if not re.search(r"(?m)^let\s+package\s*=\s*Package\(", source):
        problems.append("Package.swift: `let package = Package(` is not there.")
    if not re.search(rf'\.target\(\s*name:\s*"{runtime.target}"', source):
        problems.append(f'Package.swift: `.target(name: "{runtime.target}"` is not there.')
    if problems:
        raise Refusal("\n".join(problems) + "\n  By hand: " + by_hand(runtime, package))
    version = (int(tools[2]), int(tools[3]))
    if version < OLDEST_TOOLS:
        return source
    lines = manifest_lines(runtime, version, requirement(package))
    block = f"{runtime.mark}{tools['version']}.\n{lines}"
    if version < TOOLS_WITH_TRAITS:
        source = with_tools(source, ".".join(str(number) for number in TOOLS_WITH_TRAITS))
    return source + block


def with_tools(source, version):
    tools = TOOLS.search(source)
    return source[: tools.start("version")] + version + source[tools.end("version") :]


def restored_manifest(runtime, source):
    """Package.swift without the dependency, wherever that was taken from."""
    source, mark, rest = source.partition(runtime.mark)
    if not mark:
        return source
    block = re.match(r"((\d+)\.(\d+)(?:\.\d+)?)\.\npackage\.dependencies\.append\((.*)\)\n", rest)
    version = (int(block[2]), int(block[3])) if block else None
    if not block or not TOOLS.search(source) or rest != f"{block[1]}.\n{manifest_lines(runtime, version, block[4])}":
        raise Refusal("Package.swift: the lines were edited after they were added.\n  By hand: remove them.")
    return with_tools(source, block[1]) if version < TOOLS_WITH_TRAITS else source


def read(path):
    try:
        with open(path, encoding="utf-8", newline="") as file:
            return file.read()
    except FileNotFoundError:
        raise Refusal(f"{path}: the file is not there.\n  By hand: add the lines where this version has that code.")
    except UnicodeDecodeError as error:
        raise Refusal(f"{path}: byte {error.start + 1} is not UTF-8.\n  By hand: save the file as UTF-8.")


def keeping_line_ends(edit):
    """The edit for a file whose lines may all end with \\r\\n. They still do afterwards."""
    def edited(source):
        if "\r\n" not in source or source.count("\r\n") != source.count("\n"):
            return edit(source)
        return edit(source.replace("\r\n", "\n")).replace("\n", "\r\n")

    return edited


def write(path, source):
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(source)


def sources_folder(runtime, checkout):
    """The folder with the runtime's sources."""
    usual = runtime.folders[0]
    for folder in runtime.folders:
        if os.path.isfile(os.path.join(checkout, folder, "Router.swift")):
            return folder
    raise Refusal(
        f"{checkout}: {usual}/Router.swift is not there.\n"
        f"  By hand: give the folder that contains {usual}.")


def main(runtime):
    usual = runtime.folders[0]
    parser = argparse.ArgumentParser(
        description=f"Adds the recording lines to a checkout of {runtime.title}.", epilog=runtime.guide)
    parser.add_argument("checkout", metavar="CHECKOUT", help=f"the folder that contains {usual}")
    parser.add_argument(
        "--package", metavar="WHERE", default=PACKAGE, help="the URL or the folder of ribs-inspect")
    parser.add_argument("--undo", action="store_true", help="remove the lines again")
    options = parser.parse_args()
    try:
        run(runtime, options)
    except (Refusal, OSError) as problem:
        print(f"{runtime.program}: nothing was changed.\n{problem}\n{runtime.guide}", file=sys.stderr)
        sys.exit(1)


def run(runtime, options):
    def path(name):
        return os.path.join(options.checkout, name)

    folder = sources_folder(runtime, options.checkout)
    names = {os.path.normpath(os.path.join(folder, name)): lines for name, lines in runtime.files.items()}
    edit = restored if options.undo else changed
    edits = {name: lambda source, name=name: edit(name, source, names[name], runtime.untried) for name in names}
    if os.path.isfile(path(MANIFEST)):
        edits[MANIFEST] = lambda source: (
            restored_manifest(runtime, source) if options.undo
            else changed_manifest(runtime, source, options.package))
    sources = {name: read(path(name)) for name in edits}
    recorded = [name for name, source in sources.items() if is_recorded(runtime, source)]
    others = [name for name in names if name not in recorded]
    if options.undo and not recorded:
        return print(f"{options.checkout} has no recording lines. Nothing was changed.")
    if not options.undo and not others:
        return print(f"{options.checkout} has the recording lines already. Nothing was changed.")
    if not options.undo and recorded:
        raise Refusal(
            f"{', '.join(recorded)}: recorded already, and {len(others)} other files are not.\n"
            "  By hand: restore all files, and run this again.")

    results = everything(edits, sources)
    for name in results:
        if not os.access(path(name), os.W_OK):
            raise Refusal(f"{name}: it cannot be written.")
    for name, result in results.items():
        if result != sources[name]:
            try:
                write(path(name), result)
            except OSError as error:
                sys.exit(f"{runtime.program}: {error}\nOnly a part was changed. Restore the checkout, and run this again.")
            print(f"changed {name}")
    if not options.undo and results.get(MANIFEST) == sources.get(MANIFEST):
        state = "is older than tools 5.5" if MANIFEST in results else "is not there"
        print(f"{MANIFEST} {state}. {by_hand(runtime, options.package)}\n{ELSEWHERE}")


def everything(edits, sources):
    """All files as they will be. Raises a refusal that names every place in any of them."""
    results, problems = {}, []
    for name, edit in edits.items():
        try:
            results[name] = keeping_line_ends(edit)(sources[name])
        except Refusal as refusal:
            problems.append(str(refusal))
    if problems:
        raise Refusal("\n".join(problems))
    return results
