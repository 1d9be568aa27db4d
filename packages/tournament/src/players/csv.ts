/** A row of a table that was kept as text. */
export interface Row {
  /** From 1: where it begins in the file. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What keeps a text from being a table. */
export type CsvFault = { readonly line: number; readonly why: 'open-quote' | 'after-quote' };

/** As spreadsheets write them: the first where a table has one column and nothing tells. */
const SEPARATORS = [',', ';', '\t'] as const;
/** What some spreadsheets put first, to say by what cells are parted. */
const DECLARED = /^sep=(.)(?:\r\n|\r|\n)/i;

/** The rows that have something in them; where no separator is given, the text tells which it is. */
export function readCsv(
  text: string,
  separator?: string,
): { readonly ok: readonly Row[] } | { readonly error: CsvFault } {
  const declared = DECLARED.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const reader = new CsvReader(body, declared?.[1] ?? separator ?? separatorIn(body), declared ? 2 : 1);
  const fault = reader.read();
  return fault ? { error: fault } : { ok: reader.rows };
}

/** The one that stands most often in the first line that has any, outside of quotes. */
function separatorIn(text: string): string {
  for (const line of text.split(/\r\n|\r|\n/)) {
    const bare = line.replaceAll(/"[^"]*"/g, '');
    const counts = SEPARATORS.map((each) => bare.split(each).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return SEPARATORS[counts.indexOf(most)] ?? SEPARATORS[0];
  }
  return SEPARATORS[0];
}

class CsvReader {
  readonly rows: Row[] = [];
  readonly #text: string;
  readonly #separator: string;
  #at = 0;
  #line: number;

  constructor(text: string, separator: string, line: number) {
    this.#text = text;
    this.#separator = separator;
    this.#line = line;
  }

  read(): CsvFault | null {
    while (this.#at < this.#text.length) {
      const line = this.#line;
      const cells: string[] = [];
      do {
        const cell = this.#cell();
        if (typeof cell !== 'string') return cell;
        cells.push(cell);
      } while (this.#passes(this.#separator));
      if (cells.some((cell) => cell !== '')) this.rows.push({ line, cells });
      this.#endLine();
    }
    return null;
  }

  /** One cell, without the blanks around it. */
  #cell(): string | CsvFault {
    while (this.#passes(' ')) {}
    const [begin, line] = [this.#at, this.#line];
    if (this.#passes('"')) {
      const quoted = this.#quoted();
      // What is copied out of a sheet has its quotation marks as they stand there: "Raju" Patil.
      if (typeof quoted === 'string' || this.#separator !== '\t') return quoted;
      [this.#at, this.#line] = [begin, line];
    }
    while (!this.#isAtEnd()) this.#at += 1;
    return this.#text.slice(begin, this.#at).trim();
  }

  #quoted(): string | CsvFault {
    const opened = this.#line;
    let cell = '';
    for (;;) {
      const end = this.#text.indexOf('"', this.#at);
      if (end < 0) return { line: opened, why: 'open-quote' };
      const piece = this.#text.slice(this.#at, end);
      cell += piece;
      this.#line += piece.split(/\r\n|\r|\n/).length - 1;
      this.#at = end + 1;
      if (!this.#passes('"')) break;
      cell += '"';
    }
    while (this.#passes(' ')) {}
    return this.#isAtEnd() ? cell.trim() : { line: this.#line, why: 'after-quote' };
  }

  #passes(letter: string): boolean {
    if (this.#text[this.#at] !== letter) return false;
    this.#at += 1;
    return true;
  }

  #isAtEnd(): boolean {
    const letter = this.#text[this.#at];
    return letter === undefined || letter === this.#separator || letter === '\n' || letter === '\r';
  }

  #endLine(): void {
    if (this.#at >= this.#text.length) return;
    if (this.#passes('\r')) this.#passes('\n');
    else this.#passes('\n');
    this.#line += 1;
  }
}
