import type { PrintWords } from '../words.js';

export const words: PrintWords = {
  what: 'What to print',
  which: 'Which round',
  openMatches: 'Matches without a result',
  finalPlaces: 'Final places',
  round: (stage, round) => `${stage}: ${round}`,
  paper: 'Paper',
  papers: { a4: 'A4', a3: 'A3' },
  aPage: 'To a page',
  perPage: (count) => String(count),
  places: 'Certificates for the first',
  fewer: 'Fewer places',
  more: 'More places',
  language: 'Language on paper',
  people: 'People who are not to be named',
  naming: { labels: 'Labels', names: 'Names' },
  peopleNote: (hidden) =>
    hidden === 1
      ? 'One person asked not to be named in public.'
      : `${hidden} people asked not to be named in public.`,
  codes: 'Codes that open the table on a phone',
  codesNote: 'Whoever scans the code of a table can report its matches.',
  noCodes: 'The keys of the tables could not be fetched, so there are no codes.',
  address: 'Address that phones open',
  addressNote: 'As it is called in the hall’s network.',
  addressLocal:
    'Phones cannot reach this address. Start the server with HOST=0.0.0.0, and give the address it prints.',
  addressWrong: 'An address begins with http:// or https://.',
  preview: 'Preview',
  pages: (pages, paper) => (pages === 1 ? `One page ${paper}` : `${pages} pages ${paper}`),
  print: 'Print',
  save: 'Save as a file',
  noTables: 'Say first how many tables there are, or draw a round.',
};
