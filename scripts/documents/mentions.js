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
  /** @type {string | null} the language of the block of code we are in; a picture has none */
  let fence = null;
  let beside = '';
  let tree = makeTree();
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const opened = FENCE.exec(content);
    if (opened) {
      fence = fence === null ? (opened[1] ?? '') : null;
      tree = makeTree();
    } else if (fence === null) {
      // A new bullet or a new paragraph is a new breath.
      if (/^\s*(?:$|[-*#|]|\d+\.)/.test(content)) beside = '';
      for (const [, what = ''] of content.matchAll(LINK))
        mentions.push({ kind: 'link', what, line, beside: '' });
      for (const [, code = ''] of content.matchAll(CODE)) {
        const paths = pathsIn(code, line, beside, false);
        mentions.push(...commandsIn(code, line), ...paths);
        beside = lastPlace(paths) || beside;
      }
    } else {
      mentions.push(...commandsIn(content, line));
      // In a picture every word may be a path; in a program none is.
      if (fence === '' || fence === 'sh')
        mentions.push(...pathsIn(content, line, tree(content), fence === ''));
    }
  }
  return mentions;
}

/**
 * Folders drawn as a tree stand in those before them that are further to the left.
 * @returns {(line: string) => string} the folder that a line stands in
 */
function makeTree() {
  /** @type {{ indent: number, path: string }[]} */
  const above = [];
  return (line) => {
    const [, space = '', first = ''] = /^(\s*)(\S*)/.exec(line) ?? [];
    while ((above.at(-1)?.indent ?? -1) >= space.length) above.pop();
    const within = above.at(-1)?.path ?? '';
    if (first.endsWith('/') && isPath(first, true))
      above.push({ indent: space.length, path: within + first });
    return within;
  };
}

/**
 * @param {string} code
 * @param {number} line
 * @param {string} before
 * @param {boolean} drawn in a picture
 * @returns {Mention[]}
 */
function pathsIn(code, line, before, drawn) {
  let beside = before;
  return code
    .split(/[\s()'"]+|,(?![^{]*\})/)
    .filter((word) => isPath(word, drawn))
    .map((what) => {
      const mention = { kind: /** @type {const} */ ('path'), what, line, beside };
      // What stands in a tree stays in its folder.
      if (what.includes('/') && before === '') beside = what;
      return mention;
    });
}

/** @param {readonly Mention[]} paths */
function lastPlace(paths) {
  return paths
    .map(({ what }) => what)
    .filter((what) => what.includes('/'))
    .at(-1);
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
