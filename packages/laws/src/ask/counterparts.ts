import { books } from '../books/index.js';
import type { BookId } from '../vocabulary.js';

/**
 * The laws of the other books that speak of what a law of the International Laws speaks of: in each column the book's
 * own ids, or nothing where it is silent. `!`: it says otherwise there. `@`: no law of it, but a reading of its silence.
 * Columns: icf, icf-short, icf-classic, starwood, iiitn.
 */
const TABLE = `
27||1||
28||2||
29|1|3|S2 S1|
30a|2|4a|S5!|
30b||4b||
31||5!||
32|3|6|S4|
33||7 def:push|H2|17
34||8 def:finger def:thumbing|H3|18 17
35|4|9||13
36||10||
37a|5a|11a|H4|
37b|5b|11b||
38a|6a|12a|H5|
38b|6b|12b|H5|
39a||13a|T1|2!
39b||13b|T1|2!
39c||13c||
39d||13d|T2|
trial||trial!||
41a||14a||
41b||14b||
42||15|T1|2!
43||16||16! 2!
44||17 def:break||
45a|7a|18a||28
45b|7b|18b||28
45c|7c|18c||
46||19||
47||20!||
48||21||
49a.i||22a.i||16!
49a.ii||22a.ii||
49a.iii||22a.iii||
49b||22b|H6!|
50||23||
51||24||
52a||25a||8
52b.i|8.i|25b.i|P.calc2!|10!
52b.ii|8.ii|25b.ii|P.calc1|10
53a||26a||10
53b||26b||10
53c||26c||10
54|8.i|27|P.knockout5!|10!
55||28|@cap!|
56a|9|29a!|P.knockout2! P.knockout3! P.final2!|11!
56b|10|29b!|P.knockout4!|
60a||31!||
60b||33a! 31! 32! 33b!||15!
60c||33c||
61||34||
62|46!|35|F8!|
63a||36a 35a||14!
63b||36b||
64a|11a|37a 35b|F8!|
64b|11b|37b!||
65a|12a|38a|Q3|23
65b|12b|38b|Q4|
65c|12c|38c||
65d|12d|38d||
66a||39a||
66b||39b||
67||40|F2|23
68||41|F1|23
69a||42a|F3 Q1|
69b||42b|F3 Q1|
70a||43a||
70b||43b||
71||44||
72a|13a|45a def:due|F5|20
72b|13b|45a!||
72c|13c|45b|F5|21
73|14|46|F6!|20!
74||47||
75||48||
76||49||
77a|15a|50a||
77b|15b|50b!||
78a||51a||
78b.i|16a|51b.i|F7|
78b.ii|16b|51b.ii||
79a|17a|52a||
79b|17b|52b||
80|18|53||
81||54||
82a|19a|55a||
82b|19b|55b||
83||56||
84a|20a|57a def:placing|F7|21
84b|20b|57b||
85|21|58||
86||59|F7|
87a||60||
88a||61||
88b||61||
89a||62a||
89b|22|62b|F5!|21!
90||63||
91||64|S3|
92|23|65|Q8|7!
93||66||
94a|24|67||24!
95a|25a|68a|Q8|7
95b|25b|68b||
95c|25c|68c||
95d|25d|68d|Q2!|
96||69|Q5|7 6
97a|26a|70a def:covering|Q9|22 9
97b|26b|70b|@queen-with-first-own!|@queen-with-first-own!
98a||71a||20!
98b||71b||
99a||72a|Q2!|@striker-with-queen!
99b||72b||
100a||73a|Q6|
100b||73b||
101a|27a|74a|Q7!|
101b|27b|74b||
102a|28a|75a||
102b|28b|75b||
103a|29a|76a||26!
103b|29b|76b||
104a||77a||
104b||77b||
105a|30|78a|G8!|
105b||78b||
106a|31|79a|Q10!|26!
106b||79b||
107a|32|80a|Q10!|27!
107b||80b||
108a|33|81a||
108b||81b||
109a|34|82a||
109b||82b||
110a|35|83a||
110b||83b||
111a|36|84a||
111b||84b||
112a|37|85a!||
112b||85b!||
113||86||
114||87 def:shot def:pair def:cannon||
124c|||G4|
125a||||26
126a|||S5!|14!
126b|||S5!|
127a||||28!
127b||||28
129|||G7!|
130a|||G1|12
130b|38||G2|12
131|39|||
132|40||G3!|
134|||F4 G5|14!
135|41|||
137|42|||
140|43|||
141|44|||
142|45|||
143c|||G6|
143h|||G7|
`;

const COLUMNS: readonly BookId[] = ['icf', 'icf-short', 'icf-classic', 'starwood', 'iiitn'];

/** What a book has on something. */
interface Cell {
  readonly laws: readonly string[];
  readonly readings: readonly string[];
  readonly differs: boolean;
}

type Row = ReadonlyMap<BookId, Cell>;

function cellOf(text: string): Cell {
  const ids = text.replaceAll('!', '').split(' ').filter(Boolean);
  return {
    laws: ids.filter((id) => !id.startsWith('@')),
    readings: ids.filter((id) => id.startsWith('@')).map((id) => id.slice(1)),
    differs: text.includes('!'),
  };
}

const rows: readonly Row[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const cells = line.split('|');
    return new Map(COLUMNS.map((book, index) => [book, cellOf(cells[index] ?? '')]));
  });

const has = (row: Row, book: BookId, law: string): boolean => row.get(book)?.laws.includes(law) ?? false;
const rowsByLaw = new Map(
  rows.flatMap((row) => row.get('icf')?.laws.map((law) => [law, row] as const) ?? []),
);
const rowOf = (international: string): Row | undefined => rowsByLaw.get(international);

/** What a book says itself of what this law of the International Laws is about. */
export const counterpartsOf = (international: string, book: BookId): readonly string[] =>
  book === 'icf' ? [international] : (rowOf(international)?.get(book)?.laws ?? []);

/** The International Laws that are about what a law of a book is about: one that says much is about several. */
export const internationalsOf = (book: BookId, law: string): readonly string[] =>
  book === 'icf'
    ? [law]
    : rows.filter((row) => has(row, book, law)).flatMap((row) => row.get('icf')?.laws ?? []);

/** What another book has on the subject of a law. */
export interface Elsewhere extends Cell {
  readonly book: BookId;
}

/**
 * What the other books have on what a law of a book, and this one of the International Laws, are about. A book with
 * neither law nor reading is silent: there the International Laws hold.
 */
export function elsewhere(book: BookId, international: string): readonly Elsewhere[] {
  const row = rowOf(international);
  const cell = (id: BookId): Cell => row?.get(id) ?? cellOf('');
  const differsHere = cell(book).differs;
  return books
    .filter(({ id }) => id !== book)
    .map(({ id }) => ({ book: id, ...cell(id), differs: differsHere || cell(id).differs }));
}
