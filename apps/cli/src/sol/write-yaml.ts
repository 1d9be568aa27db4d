import { isPair, isScalar, Scalar, visit, Document as YamlDocument } from 'yaml';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What older editions of YAML take for something else than a text. */
const NOT_ALWAYS_A_TEXT = /^(?:[-+.\d].*|y|n|yes|no|on|off|=|<<)$/is;

/** What a reader of YAML takes only behind a backslash; the library leaves those after the ASCII ones bare. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/u;
const LEFT_BARE = /[\x7f-\x84\x86-\x9f\ufffe\uffff]/g;

/** Documents as a YAML text that a reader of any edition understands alike; what is flat stands on one line. */
export function writeYaml(documents: readonly object[]): string {
  return documents
    .map(
      (data) =>
        `---\n${laidOut(data).toString({ lineWidth: 0, flowCollectionPadding: false, indentSeq: false })}`,
    )
    .join('')
    .replace(LEFT_BARE, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function laidOut(data: object): YamlDocument {
  const document = new YamlDocument(data, { aliasDuplicateObjects: false, sortMapEntries: true });
  visit(document, {
    Scalar: (key, node, path) => {
      if (typeof node.value !== 'string') return;
      if (UNPRINTABLE.test(node.value)) node.type = Scalar.QUOTE_DOUBLE;
      if (key === 'key' || !NOT_ALWAYS_A_TEXT.test(node.value)) return;
      if (!isDay(node.value, path.at(-1))) node.type ??= Scalar.QUOTE_SINGLE;
    },
    Collection: (key, node) => {
      if (key !== null) node.flow = node.items.every((item) => isScalar(isPair(item) ? item.value : item));
    },
  });
  return document;
}

/** A day is written bare where a day is meant, so that it is read as one. */
function isDay(value: string, within: unknown): boolean {
  const key = isPair(within) && isScalar(within.key) ? String(within.key.value) : '';
  return DAY.test(value) && key.endsWith('date');
}
