import { isPair, isScalar, Scalar, visit, Document as YamlDocument } from 'yaml';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What older editions of YAML take for something else than a text. */
const NOT_ALWAYS_A_TEXT = /^(?:[-+.\d].*|y|n|yes|no|on|off|=|<<)$/is;

/** Documents as a YAML text that a reader of any edition understands alike; what is flat stands on one line. */
export function writeYaml(documents: readonly object[]): string {
  return documents
    .map(
      (data) =>
        `---\n${laidOut(data).toString({ lineWidth: 0, flowCollectionPadding: false, indentSeq: false })}`,
    )
    .join('');
}

function laidOut(data: object): YamlDocument {
  const document = new YamlDocument(data, { aliasDuplicateObjects: false, sortMapEntries: true });
  visit(document, {
    Scalar: (key, node, path) => {
      if (key === 'key' || typeof node.value !== 'string' || !NOT_ALWAYS_A_TEXT.test(node.value)) return;
      if (!isDay(node.value, path.at(-1))) node.type = Scalar.QUOTE_SINGLE;
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
