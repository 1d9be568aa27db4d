import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CalledOff, type Level, levelOf } from '@opencarrom/ai';
import {
  type Act,
  type DutyKind,
  dutyOf,
  makeDice,
  newHead,
  openMatch,
  readRecord,
  writeRecord,
} from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { computers, heeding, standIns } from '../src/match/cast.js';
import { NOTHING_PLAYED, withBoards } from '../src/match/figures.js';
import { type Cast, playMatch } from '../src/match/play.js';
import { progressOn } from '../src/match/progress.js';
import { LANGUAGES } from '../src/words/languages.js';
import { fileFault, writeKept } from '../src/writing.js';
import { answerOf, carrom } from './support/command-line.js';
import { folderFor } from './support/folder.js';

const folder = folderFor('play');

/** Plays one board into a file and gives back what the file holds. */
async function recordOf(name: string, ...args: string[]): Promise<string> {
  const file = join(folder(), name);
  const ran = await carrom(['play', '--length', 'board', ...args, '--record', file]);
  expect(ran).toMatchObject({ status: 0, stderr: '' });
  return readFileSync(file, 'utf8');
}

describe('carrom play', () => {
  it('answers with the results, and what each competitor did', async () => {
    const ran = await carrom(['play', '--boards', '3', '--seed', '5']);
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(ran.stdout.trimEnd()).not.toContain('\n');
    const answer = answerOf(ran);
    expect(answer).toMatchObject({
      rulebook: 'icf',
      discipline: 'singles',
      length: 'board',
      seed: 5,
      matches: [{ seed: 5 }, { seed: 6 }, { seed: 7 }],
    });
    expect(answer.A.wins + answer.B.wins).toBe(3);
    expect(answer.A.boards + answer.B.boards).toBe(3);
    expect(answer.A.strokes + answer.B.strokes).toBe(answer.strokes);
    expect(Object.keys(answer.A)).toEqual([
      'wins',
      'points',
      'boards',
      'strokes',
      'pots',
      'fouls',
      'strikers',
      'queens',
    ]);
  });

  it('plays each of many matches as it would alone', async () => {
    const many = answerOf(await carrom(['play', '--boards', '3', '--seed', '5']));
    const alone = answerOf(await carrom(['play', '--boards', '1', '--seed', '7']));
    expect(many.matches[2]).toEqual(alone.matches[0]);
  });

  it('plays a whole match to its score', async () => {
    const answer = answerOf(await carrom(['play']));
    expect(answer).toMatchObject({ length: 'match', matches: [{ how: 'score' }] });
    const [{ winner, games, boards }] = answer.matches;
    expect(games[winner]).toBe(2);
    expect(boards).toBe(answer.A.boards + answer.B.boards);
  });

  it.each([
    ['icf-short', 'singles'],
    ['icf-classic', 'doubles'],
    ['starwood', 'doubles'],
    ['iiitn', 'singles'],
  ])('plays a board by %s, %s', async (rulebook, discipline) => {
    const answer = answerOf(
      await carrom(['play', '--rulebook', rulebook, '--discipline', discipline, '--boards', '1']),
    );
    expect(answer).toMatchObject({ rulebook, discipline, matches: [{ how: 'score' }] });
  });

  it('shows a person a table, in either language', async () => {
    const english = await carrom(['play', '--human', '--boards', '2', '--names', 'Asha,Bina']);
    expect(english.stdout).toContain('International Laws, singles');
    expect(english.stdout).toMatch(/2 matches, 2 boards, \d+\.\d strokes a board/);
    expect(english.stdout).toMatch(/Asha +Bina\n/);
    for (const figure of [
      'matches won',
      'points',
      'own coins pocketed',
      'fouls',
      'strikers pocketed',
      'queens covered',
    ])
      expect(english.stdout).toMatch(new RegExp(`${figure} +\\d+ +\\d+\\n`));
    const hindi = await carrom(['play', '--human', '--boards', '2', '--lang', 'hi']);
    expect(hindi.stdout).toContain('जीते मैच');
    expect(hindi.stdout).toContain('अंतरराष्ट्रीय नियम, एकल');
  });

  it('tells on a terminal how far it is, and leaves nothing of it behind', async () => {
    const seen = await carrom(['play', '--boards', '2'], '', { terminalForErrors: true });
    expect(seen.stderr).toContain('match 1 of 2: game 1, board 1');
    expect(seen.stderr.endsWith('\r\u001b[K')).toBe(true);
  });

  it('stops where a person wants it to, and says how far it came', async () => {
    const stopped = await carrom(['play', '--boards', '1000000'], '', { interruptAfter: 'match 2' });
    expect(stopped.status).toBe(130);
    expect(stopped.stderr).toMatch(/\[KStopped after \d+ of 1000000 matches\.\n$/);
  });

  it('gives the figures so far where it is stopped, those of a match under way among them', async () => {
    const many = ['play', '--boards', '1000000'];
    const stopped = answerOf(await carrom(many, '', { interruptAfter: 'match 2' }));
    const { length } = stopped.matches;
    expect(length).toBeGreaterThan(0);
    expect(stopped).toMatchObject({ stopped: true, boards: length });
    const again = answerOf(await carrom(['play', '--boards', String(length)]));
    expect({ ...again, stopped: true }).toEqual(stopped);
    const told = await carrom([...many, '--human'], '', { interruptAfter: 'match 2' });
    expect(told.stdout).toMatch(/fouls +\d+ +\d+\n/);
  });

  it('counts as pots what stays down, and as fouls what costs men', async () => {
    const file = join(folder(), 'counted.jsonl');
    const answer = answerOf(await carrom(['play', '--seed', '3', '--length', 'game', '--record', file]));
    const read = readRecord(readFileSync(file, 'utf8'));
    if ('error' in read) throw new Error(read.error.message);
    const fell = { white: 0, black: 0 };
    for (const event of read.ok.events)
      if (event.type === 'ruling')
        for (const side of ['white', 'black'] as const) fell[side] += event.ruling.pocketed[side];
    const pots = answer.A.pots + answer.B.pots;
    expect(pots).toBeGreaterThan(0);
    expect(pots).toBeLessThan(fell.white + fell.black);
    expect(answer.A.fouls + answer.B.fouls).toBeGreaterThanOrEqual(answer.A.strikers + answer.B.strikers);
  });
});

describe('carrom play --record', () => {
  it('writes the same bytes for the same seed, others for another', async () => {
    const first = await recordOf('a.jsonl', '--seed', '7');
    expect(await recordOf('b.jsonl', '--seed', '7')).toBe(first);
    expect(await recordOf('c.jsonl', '--seed', '8')).not.toBe(first);
  });

  it('writes what reads back to the same bytes', async () => {
    const written = await recordOf('identity.jsonl', '--discipline', 'doubles');
    const read = readRecord(written);
    if ('error' in read) throw new Error(read.error.message);
    expect(writeRecord(read.ok.head, read.ok.events)).toBe(written);
    expect(read.ok.head.players).toEqual({ A: ['A', 'C'], B: ['B', 'D'] });
  });

  it('names players and date only where told to', async () => {
    const plain = await recordOf('plain.jsonl');
    expect(JSON.parse(plain.split('\n')[0] ?? '')).toMatchObject({
      date: null,
      players: { A: ['A'], B: ['B'] },
    });
    const told = await recordOf('told.jsonl', '--names', 'Asha, Bina', '--date', '2026-01-31');
    expect(JSON.parse(told.split('\n')[0] ?? '')).toMatchObject({
      date: '2026-01-31',
      players: { A: ['Asha'], B: ['Bina'] },
    });
    expect(told.split('\n').slice(1)).toEqual(plain.split('\n').slice(1));
  });

  it('leaves no other file behind, and replaces a file only when told to', async () => {
    const place = join(folder(), 'place');
    mkdirSync(place);
    const old = join(place, 'old.jsonl');
    writeFileSync(old, 'old');
    // Refused before anything is played: a whole match would take a while.
    const ran = await carrom(['play', '--record', old], '', { terminalForErrors: true });
    expect(ran).toMatchObject({ status: 2, stderr: '' });
    expect(answerOf(ran).error).toEqual({
      code: 'exists',
      message: `there is already a file ${old}; --overwrite would replace it`,
      path: '',
    });
    const hindi = await carrom(['play', '--record', old, '--human', '--lang', 'hi']);
    expect(hindi).toMatchObject({ status: 2, stderr: expect.stringContaining('पहले से है') });
    expect(readFileSync(old, 'utf8')).toBe('old');
    expect(await recordOf('place/old.jsonl', '--overwrite')).toContain('opencarrom-match');
    expect(readdirSync(place)).toEqual(['old.jsonl']);
  });

  it('goes through no link, whether or not it leads anywhere, and though it may replace a file', async () => {
    const place = join(folder(), 'links');
    mkdirSync(place);
    writeFileSync(join(place, 'old.jsonl'), 'old');
    symlinkSync('old.jsonl', join(place, 'link.jsonl'));
    symlinkSync('new.jsonl', join(place, 'dangling.jsonl'));
    for (const name of ['link.jsonl', 'dangling.jsonl'])
      for (const more of [[], ['--overwrite']]) {
        const ran = await carrom(['play', '--record', join(place, name), ...more]);
        expect(ran.status).toBe(2);
        expect(answerOf(ran).error).toMatchObject({
          code: 'unwritable',
          message: expect.stringContaining('it is a link'),
        });
      }
    expect(readdirSync(place)).toEqual(['dangling.jsonl', 'link.jsonl', 'old.jsonl']);
    expect(readFileSync(join(place, 'old.jsonl'), 'utf8')).toBe('old');
  });

  it('nor over what somebody put there while it was played', () => {
    const [{ faults }] = LANGUAGES;
    const file = join(folder(), 'meanwhile.jsonl');
    const language = LANGUAGES[0];
    expect(fileFault(file, false, language)).toBeNull();
    writeFileSync(file, 'theirs');
    expect(writeKept(file, 'ours', false, language)).toMatchObject({
      code: 'exists',
      message: faults.exists(file, '--overwrite'),
    });
    expect(readFileSync(file, 'utf8')).toBe('theirs');
  });

  it('has as long a name as the system allows', () => {
    const file = join(folder(), `${'x'.repeat(249)}.jsonl`);
    expect(writeKept(file, 'ours', false, LANGUAGES[0])).toBeNull();
    expect(readFileSync(file, 'utf8')).toBe('ours');
  });

  it('--overwrite alone says nothing', async () => {
    const ran = await carrom(['play', '--overwrite']);
    expect(ran).toMatchObject({ status: 2, stderr: expect.stringContaining('--record') });
  });

  it('a device is written to, not replaced', async () => {
    const ran = await carrom(['play', '--length', 'board', '--record', '/dev/null']);
    expect(ran.status).toBe(0);
    expect(readFileSync('/dev/null', 'utf8')).toBe('');
  });

  it.each(['nowhere/x.jsonl', '.'])('says that %s cannot be written, and leaves nothing', async (name) => {
    const file = join(folder(), name);
    const before = readdirSync(folder());
    const ran = await carrom(['play', '--length', 'board', '--record', file]);
    expect(ran.status).toBe(2);
    expect(answerOf(ran).error).toMatchObject({
      code: 'unwritable',
      message: expect.stringContaining(file),
    });
    expect(readdirSync(folder())).toEqual(before);
    expect(ran.stdout).not.toMatch(/\.part|E[A-Z]{4}/);
    const human = await carrom(['play', '--length', 'board', '--human', '--record', file]);
    expect(human).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('unwritable') });
  });
});

describe('a record for which there is no folder', () => {
  it('is refused before anything is played, in plain words of either language', async () => {
    const gone = join(folder(), 'nowhere');
    const play = ['play', '--record', join(gone, 'x.jsonl')];
    const ran = await carrom(play, '', { terminalForErrors: true });
    expect(ran).toMatchObject({ status: 2, stderr: '' });
    expect(answerOf(ran).error.message).toBe(
      `${join(gone, 'x.jsonl')} cannot be written: there is no folder ${gone}`,
    );
    const hindi = await carrom([...play, '--human', '--lang', 'hi']);
    expect(hindi.stderr).toContain(`${gone} नाम का कोई फ़ोल्डर नहीं है`);
  });

  it('nor where its name is that of a folder', async () => {
    const ran = await carrom(['play', '--record', `${join(folder(), 'new')}/`]);
    expect(ran.status).toBe(2);
    expect(answerOf(ran).error.message).toContain('new/ cannot be written: it is a folder');
  });

  it('nor in a file, which is no folder', async () => {
    const file = join(folder(), 'plain.txt');
    writeFileSync(file, '');
    const ran = await carrom(['play', '--record', join(file, 'x.jsonl')]);
    expect(ran.status).toBe(2);
    expect(answerOf(ran).error.message).toContain(`${file} is no folder`);
  });
});

describe('a match that is stopped', () => {
  const head = newHead({ players: { A: ['A'], B: ['B'] } });

  /** What is left of it where somebody has seen enough after two boards and some. */
  async function stoppedMatch() {
    const dice = makeDice(4);
    let seen = openMatch(head);
    const cast = heeding(standIns(dice), async () => {
      if (seen.lines.length === 2 && (seen.board?.strokes ?? 0) > 3) throw new CalledOff();
    });
    const ended = await playMatch(head, cast, (state) => {
      seen = state;
    });
    if (!('stopped' in ended)) throw new Error('it went on');
    return ended.stopped;
  }

  it('counts with the boards that are over', async () => {
    const stopped = await stoppedMatch();
    const totals = withBoards(NOTHING_PLAYED, stopped);
    expect(totals).toMatchObject({ matches: 0, boards: 2 });
    expect(totals.strokes).toBe(stopped.state.lines.reduce((sum, { strokes }) => sum + strokes, 0));
    expect(totals.A.boards + totals.B.boards).toBe(2);
  });

  it('has moved the bar', async () => {
    const { state } = await stoppedMatch();
    const written: string[] = [];
    const terminal = { isTTY: true, write: (text: string) => written.push(text) > 0 };
    progressOn(terminal as never, 1, LANGUAGES[0]).watch(1, state);
    expect(written.join('')).toMatch(/█+░+ match 1 of 1: game 1, board 3, \d+ strokes/);
  });
});

describe('the toss between two levels', () => {
  const level = levelOf(1) as Level;
  const nobody = { ask: async () => null as never, cancel: () => {}, close: () => {} };

  it.each([
    [1, 'A'],
    [2, 'B'],
    [7, 'A'],
  ])('with the seed %i is won by %s, so that each breaks in every other match', (seed, winner) => {
    expect(computers({ A: level, B: level }, seed, makeDice(seed), nobody).coin()).toBe(winner);
  });
});

describe('a match that finds no end', () => {
  const head = newHead({ players: { A: ['A'], B: ['B'] } });

  /** The stand-in, but for what is done otherwise. A wins the toss. */
  function doing(otherwise: (duty: DutyKind | undefined) => Act | null): Cast {
    const usual = standIns(makeDice(1));
    const act: Cast['thinker']['act'] = async (state, ...asked) =>
      otherwise(dutyOf(state)?.kind) ?? usual.thinker.act(state, ...asked);
    return { ...usual, coin: () => 'A', thinker: { ...usual.thinker, act } };
  }

  it('is given up with a word', async () => {
    const protester = doing((kind) => (kind === 'strike' ? { type: 'protest', facts: 'once more' } : null));
    expect(await playMatch(head, protester, () => {}, 50)).toMatchObject({
      error: { code: 'endless', message: expect.stringContaining('did not finish in 50 commands') },
    });
  });

  it('or of a player who may not do it', async () => {
    const early = doing(() => ({ type: 'pass' }));
    expect(await playMatch(head, early, () => {})).toMatchObject({
      error: { code: 'refused', message: expect.stringContaining('pass, by A1') },
    });
  });
});
