// What a document names: links, commands, packages, paths. Each with the line it stands on.

/** @typedef {'link' | 'script' | 'carrom' | 'npx' | 'package' | 'path'} Kind */
/**
 * @typedef {object} Mention
 * @property {Kind} kind
 * @property {string} what
 * @property {number} line
 * @property {string} beside the path that was named before it in the same breath
 */

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const CODE = /`([^`]+)`/g;
const FENCE = /^\s*```(\w*)/;
const PACKAGE = /@opencarrom\/[a-z-]+(?:\/[a-z\d-]+)*/g;
/** @type {readonly (readonly [Kind, RegExp])[]} */
const COMMANDS = [
  ['script', /\bnpm (?:run (?:-\S+ )*([a-z][\w:-]*)|(test|start)\b)/g],
  ['carrom', /\bcarrom ([a-z]+)\b/g],
  ['npx', /\bnpx ([a-z][\w-]*)/g],
];
/** What ends so is a file of the house; records and drawings are what people name in their commands. */
const FILE = /^(?:[\w.<>{},*-]+\/)*[\w.<>{},*-]*\.(?:ts|js|mjs|svelte|css|md|json|jsonc)$/;
/** A folder is written with a stroke behind it, or from a place that everybody knows. */
const FOLDER =
  /^[\w.<>*-]+(?:\/[\w.<>{},*-]+)*\/$|^(?:packages|apps|docs|scripts|bench|test|src)\/[\w.<>{},*/-]+$/;
/** In a picture there is little room: a file's ending may be left out. */
const IN_A_PICTURE = /^[\w.-]+(?:\/[\w.-]+)+$/;

/**
 * @param {string} text
 * @returns {Mention[]}
 */
export function mentionsIn(text) {
  /** @type {Mention[]} */
  const mentions = [];
  /** @type {string | null} the language of the block of code we are in */
  let fence = null;
  let beside = '';
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const opened = FENCE.exec(content);
    if (opened) {
      fence = fence === null ? (opened[1] ?? '') : null;
      continue;
    }
    // A new bullet, a new paragraph or a new line of a picture is a new breath.
    if (fence !== null || /^\s*(?:$|[-*#|]|\d+\.)/.test(content)) beside = '';
    if (fence === null)
      for (const [, to = ''] of content.matchAll(LINK))
        mentions.push({ kind: 'link', what: to, line, beside: '' });
    const codes = fence === null ? [...content.matchAll(CODE)].map(([, code = '']) => code) : [content];
    for (const code of codes) {
      mentions.push(...commandsIn(code, line));
      // In a picture every word may be a path; in a program none is.
      const words =
        fence === null || fence === '' || fence === 'sh' ? code.split(/[\s()'"]+|,(?![^{]*\})/) : [];
      for (const word of words.filter((each) => isPath(each, fence === ''))) {
        mentions.push({ kind: 'path', what: word, line, beside });
        if (word.includes('/')) beside = word;
      }
    }
  }
  return mentions;
}

/**
 * @param {string} code
 * @param {number} line
 * @returns {Mention[]}
 */
function commandsIn(code, line) {
  const named = COMMANDS.flatMap(([kind, pattern]) =>
    [...code.matchAll(pattern)].map(([, what, other]) => ({
      kind,
      what: what ?? other ?? '',
      line,
      beside: '',
    })),
  );
  const packages = [...code.matchAll(PACKAGE)].map(([what]) => ({
    kind: /** @type {const} */ ('package'),
    what,
    line,
    beside: '',
  }));
  return [...named, ...packages];
}

/**
 * @param {string} word
 * @param {boolean} drawn in a picture
 */
function isPath(word, drawn) {
  return FILE.test(word) || FOLDER.test(word) || (drawn && IN_A_PICTURE.test(word));
}
