// Call sites: the lines around one, and a link that opens it where the reader chose: in Xcode, VS Code or the repository.

import { button, byId, element, setAttributes, setText, show } from "./dom.js";
import { remember, remembered } from "./memory.js";
import { safeAddress } from "./words.js";

/**
 * @typedef {object} Site
 * @property {string} at as the trace has it, such as `Home/HomeRouter.swift:41`
 * @property {?string} file the path below the folder of the sources; null if it was not found
 * @property {?number} line
 * @property {?string} url in the repository
 * @property {number} [firstLine] the number of the first of the lines
 * @property {string[]} [lines] the code around it
 */

/** @typedef {"xcode" | "vscode" | "repository"} Editor */

/** @type {Editor[]} */
const editors = ["xcode", "vscode", "repository"];
const editorNames = { xcode: "Xcode", vscode: "VS Code", repository: "the repository" };

/** What is known of editors. `folder` has the sources: the server's, or the one that the reader of a report typed. */
const code = {
  hasXcode: false, isServed: false, folder: remembered("folder") ?? "",
  editor: editors.find((editor) => editor === remembered("editor")),
  /** @type {(at: string) => void} */
  openInXcode: () => {},
};
const choiceWords = element("span");
const choiceLine = element("p.hint", choiceWords, " ",
  button("Change", () => askForEditor(), { class: "link-button", title: "Choose where call sites open (e)" }));

/**
 * Takes over what the overview says of the sources.
 *
 * @param {import("./source.js").Overview} overview
 * @param {(at: string) => void} openInXcode
 */
export function setCode({ folder, hasXcode }, openInXcode) {
  Object.assign(code, { hasXcode, openInXcode, isServed: Boolean(folder), folder: folder ?? code.folder });
  describeChoice();
}

/** A line that says where call sites open, with a way to change it. */
export function choiceOfEditor() {
  describeChoice();
  return choiceLine;
}

function describeChoice() {
  setText(choiceWords, code.editor ? `Call sites open in ${editorNames[code.editor]}.` : "Call sites can open in an editor.");
}

/**
 * The editors that can open a site.
 *
 * @param {Site} site
 */
function editorsFor({ file, url }) {
  return editors.filter((editor) =>
    editor === "repository" ? safeAddress(url) : file && (editor === "vscode" || code.hasXcode));
}

/**
 * The reader's editor if it can open the site, or the only one that can; null if the reader has to choose.
 *
 * @param {Site} site
 */
function editorFor(site) {
  const possible = editorsFor(site);
  const editor = possible.find((each) => each === code.editor) ?? (possible.length === 1 ? possible[0] : null);
  return editor === "vscode" && !code.folder ? null : editor;
}

/**
 * Where a link to a site leads. Xcode has no address: the server asks it.
 *
 * @param {Site} site
 * @param {?Editor} editor
 * @returns {import("./dom.js").Attributes}
 */
function linkTo(site, editor) {
  if (editor === "repository") return { href: safeAddress(site.url), target: "_blank", rel: "noopener noreferrer" };
  if (editor !== "vscode") return { href: "#", target: null };
  const path = `${code.folder.replace(/\/+$/, "")}/${site.file}`.split("/").map(encodeURIComponent).join("/");
  return { href: `vscode://file/${path.replace(/^\//, "")}:${site.line}`, target: null };
}

/** @param {Site} site */
export function siteLink(site) {
  if (editorsFor(site).length === 0) return element("span.path", site.at);
  return element("a.path", { ...linkTo(site, editorFor(site)), click: (event) => openSite(site, event) }, site.at);
}

/**
 * @param {Site} site
 * @param {MouseEvent & {currentTarget: HTMLAnchorElement}} event
 */
function openSite(site, event) {
  const editor = editorFor(site);
  // The reader may have chosen another editor since the link was made.
  setAttributes(event.currentTarget, linkTo(site, editor));
  if (editor === "xcode") code.openInXcode(site.at);
  if (editor === null) askForEditor(site);
  if (editor === "xcode" || editor === null) event.preventDefault();
}

/**
 * Asks where call sites open, and remembers it.
 *
 * @param {Site} [site] is opened then
 */
export function askForEditor(site) {
  const dialog = byId("editor");
  const possible = site ? editorsFor(site) : editors.filter((editor) => editor !== "xcode" || code.hasXcode);
  const chosen = possible.find((editor) => editor === code.editor) ?? possible[0];
  const choices = possible.map((editor) => element("label.choice",
    element("input", { type: "radio", name: "editor", value: editor, checked: editor === chosen && "", change: showFolder }),
    ` ${editorNames[editor]}`));
  const folder = element("input", { id: "editor-folder", placeholder: "/Users/me/app", spellcheck: "false", value: code.folder });
  const folderRow = element("label.folder", "The folder of the sources on this machine", folder);
  const hint = !code.isServed && element("p.hint", "For Xcode, look at the trace with ", element("code", "ribs-inspect serve"), " on your Mac.");
  const selected = () => possible.find((editor) => dialog.querySelector(`:checked[value="${editor}"]`));
  function showFolder() {
    show(folderRow, !code.isServed && selected() === "vscode");
    folder.required = !folderRow.hidden;
  }
  const form = element("form", { method: "dialog", submit: choose },
    element("h2", { id: "editor-title" }, "Where do call sites open?"), choices, folderRow, hint,
    element("div.row.end", button("Cancel", () => dialog.close(), { type: "button" }), element("button.primary", site ? "Open" : "Save")));
  function choose() {
    code.editor = selected();
    remember("editor", code.editor);
    if (!folderRow.hidden) {
      code.folder = folder.value.trim();
      remember("folder", code.folder);
    }
    describeChoice();
    if (!site) return;
    const link = siteLink(site);
    form.append(link);
    link.click();
  }
  dialog.replaceChildren(form);
  showFolder();
  dialog.showModal();
}

/**
 * The code around a site. The line of the site is marked.
 *
 * @param {Site} site
 */
export function siteLines({ at, line, firstLine, lines }) {
  if (!lines) return null;
  const rows = lines.map((text, index) => element("code", {
    class: firstLine + index === line ? "at" : null, "data-line": firstLine + index,
  }, text || " "));
  return element("pre.lines", { tabindex: "0", role: "region", "aria-label": `Code around ${at}` }, rows);
}
