import { bookOf, type FinishedBoard, formatOf, score } from '@opencarrom/laws';
import { describe, expect, it } from 'vitest';
import { drawnFrom, type Lot } from '../src/draws/lot.js';
import {
  checkEvent,
  type DrawnMatch,
  decideEvent,
  type Entry,
  type EventAct,
  evolveEvent,
  formatFrom,
  type GivenOptions,
  type MatchSide,
  type Report,
  readEventLog,
  stageNow,
  templates,
  writeEvent,
} from '../src/index.js';
import { lawStageOf } from '../src/systems/law-stage.js';
import { templateWords as en } from '../src/words/templates/en.js';
import { templateWords as hi } from '../src/words/templates/hi.js';
import { AT, Hall } from './event/playing.js';

const taken = (id: string, given: GivenOptions = {}) => {
  const answer = formatFrom(id, given);
  if ('error' in answer) throw new Error(`${answer.error.path}: ${answer.error.message}`);
  return answer.ok;
};
const refused = (id: string, given: GivenOptions = {}) => {
  const answer = formatFrom(id, given);
  if ('ok' in answer) throw new Error('it was taken');
  return answer.error;
};

describe('a template', () => {
  it.each(templates)(
    '$id has a name, a line about it and names for its stages in both languages',
    ({ id, stages }) => {
      for (const words of [en, hi]) {
        const { name, about, stages: names } = words.templates[id];
        expect(name.length).toBeGreaterThan(3);
        expect(about.length).toBeLessThan(140);
        expect(names).toHaveLength(stages.length);
      }
      expect(taken(id).stages.map(({ system }) => system)).toEqual(stages.map(({ system }) => system));
    },
  );

  it.each(templates)('$id is the same where every option is given as it usually is', ({ id, options }) => {
    const usual = options.flatMap(({ name, usual: value }) =>
      value === null ? [] : [[name, value] as const],
    );
    expect(taken(id, Object.fromEntries(usual))).toEqual(taken(id));
  });

  it.each(templates)('$id can be varied as far as each option goes, and no further', ({ id, options }) => {
    for (const { name, takes, usual } of options) {
      const values =
        takes === 'yes-or-no'
          ? ['yes', 'no']
          : typeof takes.least === 'number' && typeof takes.most === 'number'
            ? [takes.least, takes.most, String(takes.most)]
            : Object.keys(takes);
      const formats = new Set(values.map((value) => JSON.stringify(taken(id, { [name]: value }))));
      expect(formats.size, name).toBeGreaterThan(1);
      const beyond = typeof takes === 'object' && typeof takes.most === 'number' ? takes.most + 1 : 'perhaps';
      expect(refused(id, { [name]: beyond })).toMatchObject({ code: 'wrong-type', path: name });
      expect(usual).not.toBeUndefined();
    }
  });

  it('is refused by name where there is none, or none of its options', () => {
    expect(refused('olympics')).toMatchObject({ code: 'unknown-template', path: 'template' });
    expect(refused('olympics').message).toContain('starwood');
    expect(refused('starwood', { rounds: 7 })).toMatchObject({ code: 'unknown-field', path: 'rounds' });
    for (const groups of ['4x', 'x4', '', '-1', '0', 1.5])
      expect(refused('starwood', { groups })).toMatchObject({
        path: 'groups',
        message: `groups must be from 1 to 8, not "${groups}"`,
      });
    expect(refused('starwood', { seeding: 'age' }).message).toMatch(/lot, list, rate, not "age"/);
    expect(refused('starwood', { 'third-place': 'maybe' }).message).toMatch(/yes or no, not "maybe"/);
    expect(refused('starwood', { seeding: 'toString' })).toMatchObject({ path: 'seeding' });
  });

  it('calls its stages as it is told', () => {
    expect(taken('starwood').stages.map(({ name }) => name)).toEqual(['Groups', 'Knock-out']);
    const format = formatFrom('starwood', { groups: '2' }, hi.templates.starwood.stages);
    expect(format).toMatchObject({
      ok: { stages: [{ name: 'ग्रुप', groups: 2, goOn: 2 }, { name: 'नॉकआउट' }] },
    });
  });
});

/** Boards until the match is decided, won by chance. */
function boardsOf(hall: Hall, match: DrawnMatch, lot: Lot): readonly FinishedBoard[] {
  const { rulebook } = hall.stage.format.match;
  const [book, stage] = [bookOf(rulebook), lawStageOf(hall.stage, match)];
  const format = formatOf(book, stage);
  if (!format) throw new Error(`${rulebook} has no ${stage}`);
  const boards: FinishedBoard[] = [];
  for (;;) {
    const sheet = score({ book, stage, format, first: 'A', boards, tosses: {} });
    if ('playedOn' in sheet) throw new Error('played on');
    if (!sheet.next) return boards;
    const winner = lot.below(2) === 0 ? 'A' : 'B';
    boards.push({ winner, men: 1 + lot.below(9), queen: lot.below(2) === 0 ? winner : null });
  }
}

const reportOf = (hall: Hall, match: DrawnMatch, lot: Lot): Report => {
  if (hall.stage.format.match.counted === 'boards') return { boards: boardsOf(hall, match, lot) };
  const lower = lot.below(25);
  return { score: lot.below(2) === 0 ? [25, lower] : [lower, 25] };
};

function playTie(hall: Hall, match: DrawnMatch, lot: Lot): void {
  const rubbers = hall.stage.format.match.tie?.rubbers ?? [];
  for (const side of ['a', 'b'] as MatchSide[]) {
    const entry = hall.log.state.participants.find(({ number }) => number === match[side])?.entry;
    const names = entry?.players.map(({ name }) => name) ?? [];
    const lineUp = rubbers.map((discipline) => names.splice(0, discipline === 'singles' ? 1 : 2));
    hall.do({ type: 'line-up', match: match.number, side, lineUp });
  }
  for (const [index] of rubbers.entries()) {
    const now = stageNow(hall.log.state)?.matches.find(({ number }) => number === match.number);
    if (now?.result) return;
    hall.do({ type: 'rubber', match: match.number, rubber: index + 1, report: reportOf(hall, match, lot) });
  }
}

/** Draws and plays until nothing is left, and gives the places. */
function playOut(hall: Hall, lot: Lot): Hall {
  for (let step = 0; step < 200; step++) {
    const open = hall.stage.matches.filter(({ b, result }) => b !== null && !result);
    for (const match of open)
      if (match.tie) playTie(hall, match, lot);
      else hall.do({ type: 'report', match: match.number, report: reportOf(hall, match, lot) });
    if (done(hall, { type: 'pair' })) continue;
    if (done(hall, { type: 'go-on' })) hall.do({ type: 'pair' });
    else return hall.do({ type: 'award', kind: 'asis' });
  }
  throw new Error('it does not end');
}

/** Does an act if it can be done here. */
function done(hall: Hall, act: EventAct): boolean {
  const decision = decideEvent(hall.log, { at: AT, act });
  if (!('ok' in decision)) return false;
  hall.log = evolveEvent(hall.log, decision.ok);
  return true;
}

const FEDERATIONS = ['ITA', 'GER', 'FRA', 'SUI', 'POL'];

function entries(discipline: string, count: number): readonly Entry[] {
  const size = { singles: 1, doubles: 2 }[discipline] ?? 7;
  return Array.from({ length: count }, (_, index) => ({
    ...(discipline === 'teams' ? { team: `Team ${index + 1}` } : {}),
    federation: FEDERATIONS[index % FEDERATIONS.length] as string,
    rate: 1500 + index,
    players: Array.from({ length: size }, (__, place) => ({
      name: `P${index + 1}.${place + 1}`,
      ...(discipline === 'teams' ? { woman: place >= 5 } : {}),
    })),
  }));
}

describe('an event from a template', () => {
  it.each(templates.flatMap(({ id }) => [12, 17].map((count) => [id, count] as const)))(
    '%s with %i entries is played from the first draw to the prizes',
    (id, count) => {
      const lot = drawnFrom(count);
      const format = taken(id);
      const hall = new Hall()
        .do({ type: 'open', name: 'Event', template: id, format, lot: count })
        .do({ type: 'enter', entries: entries(format.discipline, count) })
        .do({ type: 'pair' });
      playOut(hall, lot);
      const { awards, stages } = hall.log.state;
      expect(stages).toHaveLength(format.stages.length);
      expect(new Set(awards?.map(({ entrant }) => entrant)).size).toBe(count);
      expect(awards?.map(({ prize }) => prize)).toEqual(Array.from({ length: count }, (_, at) => count - at));
      const written = writeEvent(hall.log);
      const read = readEventLog(written);
      expect('ok' in read && writeEvent(read.ok)).toBe(written);
      expect(checkEvent(hall.log.happenings)).toEqual([]);
    },
  );

  it.each([
    [5, 1],
    [6, 2],
    [11, 2],
    [12, 4],
    [23, 4],
    [24, 8],
  ])('%i pairs of a society make %i groups, unless it says how many', (pairs, groups) => {
    const drawn = (given: GivenOptions) => {
      const hall = new Hall()
        .do({ type: 'open', name: 'Society', format: taken('starwood', given), lot: 5 })
        .do({ type: 'enter', entries: entries('doubles', pairs) })
        .do({ type: 'pair' });
      const { layout } = hall.stage;
      return layout && 'groups' in layout ? layout.groups.map(({ length }) => length) : [];
    };
    const sizes = drawn({});
    expect(sizes).toHaveLength(groups);
    for (const size of sizes) expect([3, 4, 5, 6]).toContain(size);
    expect(drawn({ groups: 2 })).toHaveLength(2);
    expect(drawn({ 'go-on': 1 })).toHaveLength(Math.max(2, groups));
  });

  it('[starwood:P.knockout2] [starwood:P.knockout3] [starwood:P.final2] hands each match its stage of the book', () => {
    const lot = drawnFrom(5);
    const hall = new Hall()
      .do({ type: 'open', name: 'Society', format: taken('starwood', { groups: 4 }), lot: 5 })
      .do({ type: 'enter', entries: entries('doubles', 16) })
      .do({ type: 'pair' });
    playOut(hall, lot);
    const [groups, knockout] = hall.log.state.stages;
    if (!groups || !knockout) throw new Error('two stages');
    const boards = (match: DrawnMatch) => match.report?.boards?.length ?? 0;
    for (const match of groups.matches) expect([2, 3]).toContain(boards(match));
    const stagesOf = knockout.matches.map((match) => lawStageOf(knockout, match));
    expect(stagesOf).toEqual(['quarter', 'quarter', 'quarter', 'quarter', 'semi', 'semi', 'final']);
    for (const match of knockout.matches) {
      const [a, b] = match.result?.scores ?? [0, 0];
      const most = { quarter: 4, semi: 6 }[lawStageOf(knockout, match) as string] ?? Number.POSITIVE_INFINITY;
      // 29 ends it, or its boards do; level after them, one more is played.
      expect(Math.max(a, b) >= 29 || boards(match) >= most).toBe(true);
      expect(boards(match)).toBeLessThanOrEqual(most + 1);
    }
  });
});
