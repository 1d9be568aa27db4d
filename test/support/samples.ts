import ts from 'typescript';

/**
 * What a sentence may be asked to speak of, by the type of its parameter: so a sentence that is written tomorrow is tried
 * with somebody's name, with "you", and with none, one and two of whatever it counts.
 */

/** A woman's name: no verb may make her a man. */
export const NAME = 'सीता';
const YOU = { name: 'आप', isYou: true };
const NUMBERS = [0, 1, 2];
/** A book, whose name is a plural. */
export const BOOK = 'अंतरराष्ट्रीय नियम';
/** Strings that are nobody's name, by what their parameter is called. */
const NOT_A_NAME =
  /^(id|told|laws?|file|query|asked|extra|option|one|other|many|none|why|what|code|path|message|text|headline|reason|about|matter|part|parts|men|piece|pocket|page|day|reading|known|left|used|stroke|words?|particle)$/;
const MOST_CALLS = 600;
const MOST_VARIANTS = 16;
const DEEPEST = 6;

export class Samples {
  readonly #checker: ts.TypeChecker;
  readonly #at: ts.Node;

  constructor(checker: ts.TypeChecker, at: ts.Node) {
    this.#checker = checker;
    this.#at = at;
  }

  /** Lists of arguments for a function, of every parameter every sample where they are not too many. */
  calls(signature: ts.Signature): readonly (readonly unknown[])[] {
    return combined(
      signature.parameters.map((each) => this.of(this.#checker.getTypeOfSymbol(each), each.name, 0)),
      MOST_CALLS,
    );
  }

  of(type: ts.Type, name: string, depth: number): readonly unknown[] {
    if (type.isUnion()) return [...new Set(type.types.flatMap((each) => this.of(each, name, depth)))];
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
    const { flags } = type;
    if (flags & ts.TypeFlags.BooleanLiteral) return [this.#checker.typeToString(type) === 'true'];
    if (flags & ts.TypeFlags.String) return [name === 'book' ? BOOK : NOT_A_NAME.test(name) ? 'x' : NAME];
    if (flags & ts.TypeFlags.Number) return NUMBERS;
    if (flags & ts.TypeFlags.Null) return [null];
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.#ofObject(type, name, depth);
    return [undefined];
  }

  #ofObject(type: ts.Type, name: string, depth: number): readonly unknown[] {
    const [signature] = type.getCallSignatures();
    if (signature) {
      return this.of(signature.getReturnType(), name, depth + 1).map((answer) => () => answer);
    }
    if (this.#checker.isArrayType(type) || this.#checker.isTupleType(type))
      return this.#ofList(type, name, depth);
    const fields = type.getProperties();
    if (fields.some((field) => field.name === 'isYou')) return [{ name: NAME, isYou: false }, YOU];
    if (depth >= DEEPEST) return [undefined];
    const values = fields.map((field) =>
      this.of(this.#checker.getTypeOfSymbolAtLocation(field, this.#at), field.name, depth + 1),
    );
    return combined(values, MOST_VARIANTS).map((chosen) =>
      Object.fromEntries(fields.map((field, index) => [field.name, chosen[index]])),
    );
  }

  #ofList(type: ts.Type, name: string, depth: number): readonly unknown[] {
    const elements = this.#checker
      .getTypeArguments(type as ts.TypeReference)
      .map((each) => this.of(each, name, depth + 1));
    if (this.#checker.isTupleType(type)) return combined(elements, MOST_VARIANTS);
    const [each = []] = elements;
    return [[], ...each.map((one) => [one]), each.slice(0, 2), each.slice(-2)];
  }
}

/** One of each list, in every way; where these are too many, some of them, with every one of each list among them. */
function combined(lists: readonly (readonly unknown[])[], most: number): readonly (readonly unknown[])[] {
  const ways = lists.reduce((product, list) => product * Math.max(1, list.length), 1);
  if (ways > most)
    return Array.from({ length: most }, (_, row) =>
      lists.map((list, at) => list[(row + Math.floor(row / list.length) * (at + 1)) % list.length]),
    );
  return lists.reduce<readonly (readonly unknown[])[]>(
    (rows, list) =>
      rows.flatMap((row) => (list.length > 0 ? list : [undefined]).map((each) => [...row, each])),
    [[]],
  );
}
