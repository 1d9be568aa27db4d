import ts from 'typescript';
import { Samples } from './samples.js';

/** Something a file of words says, and where in it that stands. */
export interface Said {
  readonly where: string;
  readonly text: string;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  // Without the browser's types, which take a second to read and of which no words speak.
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['source'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** All that these files can say: their words, and their sentences of everything they may be asked to speak of. */
export async function saidIn(files: readonly string[]): Promise<readonly Said[]> {
  const program = ts.createProgram([...files], OPTIONS);
  const said: Said[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not there`);
    const speaker = new Speaker(program.getTypeChecker(), source);
    said.push(...speaker.all(await import(/* @vite-ignore */ file)));
  }
  return said;
}

class Speaker {
  readonly #checker: ts.TypeChecker;
  readonly #source: ts.SourceFile;
  readonly #samples: Samples;
  readonly #said: Said[] = [];

  constructor(checker: ts.TypeChecker, source: ts.SourceFile) {
    this.#checker = checker;
    this.#source = source;
    this.#samples = new Samples(checker, source);
  }

  all(exported: Readonly<Record<string, unknown>>): readonly Said[] {
    const symbol = this.#checker.getSymbolAtLocation(this.#source);
    for (const each of symbol ? this.#checker.getExportsOfModule(symbol) : [])
      if (each.name in exported) this.#say(exported[each.name], this.#typeOf(each), each.name);
    return this.#said;
  }

  #typeOf = (symbol: ts.Symbol): ts.Type => this.#checker.getTypeOfSymbolAtLocation(symbol, this.#source);

  #say(words: unknown, type: ts.Type | null, key: string): void {
    if (typeof words === 'string') this.#said.push({ where: `${this.#source.fileName} ${key}`, text: words });
    else if (typeof words === 'function') this.#call(words as (...args: unknown[]) => unknown, type, key);
    else if (typeof words === 'object' && words !== null)
      for (const [name, each] of Object.entries(words)) {
        const field = type && this.#checker.getPropertyOfType(type, name);
        const inside = field
          ? this.#typeOf(field)
          : (type?.getNumberIndexType() ?? type?.getStringIndexType());
        this.#say(each, inside ?? null, `${key}.${name}`);
      }
  }

  #call(sentence: (...args: unknown[]) => unknown, type: ts.Type | null, key: string): void {
    const [signature] = type?.getCallSignatures() ?? [];
    if (!signature) throw new Error(`nothing tells what ${this.#source.fileName} ${key} speaks of`);
    const answers = new Set(this.#samples.calls(signature).map((args) => sentence(...args)));
    for (const answer of answers) this.#say(answer, signature.getReturnType(), key);
  }
}
