import {
  type Act,
  type Actor,
  decide,
  type Event,
  type Head,
  makeDice,
  newHead,
  openMatch,
  refusalMessage,
  standIn,
  writeRecord,
} from '@opencarrom/match';

type Line = Record<string, unknown>;

/** One board played by the stand-in, as its record. */
export function playedBoard(seed = 7): string {
  const head = newHead({ players: { A: ['Asha'], B: ['Bina'] }, length: 'board' });
  const dice = makeDice(seed);
  const events: Event[] = [];
  for (let state = openMatch(head); ; ) {
    const command = standIn(state, dice);
    if (!command) return writeRecord(head, events);
    const decision = decide(state, command);
    if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
    events.push(...decision.events);
    state = decision.state;
  }
}

/** A match on a wooden board, of these acts, each ten seconds after the one before. */
export function observedMatch(
  acts: readonly (readonly [Actor, Act])[],
  entry: Partial<Parameters<typeof newHead>[0]> = {},
): string {
  const head: Head = newHead({
    players: { A: ['Asha'], B: ['Bina'] },
    length: 'board',
    source: 'observed',
    ...entry,
  });
  const events: Event[] = [];
  let state = openMatch(head);
  for (const [index, [by, act]] of acts.entries()) {
    const decision = decide(state, { by, act, at: index * 10_000 }, events);
    if ('refusal' in decision) throw new Error(`${act.type}: ${refusalMessage(decision.refusal)}`);
    events.push(...decision.events);
    state = decision.state;
  }
  return writeRecord(head, events);
}

/** Toss to "Play". */
export const BEGINNING: readonly (readonly [Actor, Act])[] = [
  ['umpire', { type: 'toss', winner: 'A' }],
  ['A1', { type: 'choose', take: 'break' }],
  ['B1', { type: 'sit', seats: { A1: 'S', B1: 'N' } }],
  ['umpire', { type: 'play' }],
];

/** The record with one of its lines (from 1) changed. */
export function withLine(record: string, line: number, change: (value: Line) => unknown): string {
  return withText(record, line, (text) => JSON.stringify(change(JSON.parse(text))));
}

export function withText(record: string, line: number, change: (text: string) => string): string {
  const lines = record.split('\n');
  lines[line - 1] = change(lines[line - 1] ?? '');
  return lines.join('\n');
}

/** The first line (from 1) that says this. */
export const lineWith = (record: string, text: string): number =>
  record.split('\n').findIndex((line) => line.includes(text)) + 1;
