// Checks that what the documents name is there: links, commands, packages, paths. What tells of the past (the changes,
// the decisions) may name what is gone, but its links lead somewhere.
import { faultOf, houseHere } from './documents/house.js';
import { mentionsIn } from './documents/mentions.js';

const OF_THE_PAST = /^(?:CHANGELOG\.md|docs\/adr\/)/;
/** Written by "npm run trace", which checks them itself. */
const GENERATED = /^docs\/laws\//;
const READ = /^(?:[A-Z]+\.md|docs\/.*\.md|(?:packages|apps)\/[^/]+\/[^/]+\.md)$/;
const MUST_BE_READ = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/glossary.md'];

const house = houseHere();
const documents = house.files.filter((file) => READ.test(file) && !GENERATED.test(file));
const mentions = documents.flatMap((document) =>
  mentionsIn(house.read(document))
    .filter(({ kind }) => kind === 'link' || !OF_THE_PAST.test(document))
    .map((mention) => ({ document, mention })),
);

const kinds = /** @type {const} */ (['link', 'script', 'carrom', 'npx', 'package', 'path']);
const complaints = [
  ...MUST_BE_READ.filter((document) => !documents.includes(document)).map(
    (document) => `${document} was not read`,
  ),
  ...kinds
    .filter((kind) => !mentions.some(({ mention }) => mention.kind === kind))
    .map((kind) => `not one ${kind} was found in any document, so none was checked`),
  ...mentions.flatMap(({ document, mention }) => {
    const fault = faultOf(house, document, mention);
    return fault ? [`${document}:${mention.line}: ${fault}`] : [];
  }),
];

for (const complaint of complaints) console.error(complaint);
console.log(
  `${documents.length} documents read, ${mentions.length} links, commands and paths in them, ${complaints.length} complaints`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
