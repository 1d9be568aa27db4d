import { describe, expect, it } from 'vitest';
import { answerFormat } from '../src/event/read-format.js';

const formatOf = (value: unknown) => {
  const answer = answerFormat(value);
  if ('error' in answer) throw new Error(`${answer.error.path}: ${answer.error.message}`);
  return answer.ok;
};
const errorOf = (value: unknown) => {
  const answer = answerFormat(value);
  if ('ok' in answer) throw new Error('it was taken');
  return answer.error;
};
const SWISS = { system: 'swiss', rounds: 7 };
const GROUPS = { system: 'groups', groups: 4, goOn: 2 };
const KNOCKOUT = { system: 'knockout' };
const stages = (...all: object[]) => ({ stages: all });

describe('a format', () => {
  it('says everything, whatever was left out', () => {
    const match = {
      rulebook: 'icf',
      stage: 'league',
      counted: 'score',
      mostScore: 25,
      minutes: null,
      tie: null,
    };
    expect(formatOf(stages({ ...SWISS, goOn: 8 }, { ...KNOCKOUT, name: 'Top 8' }))).toEqual({
      discipline: 'singles',
      stages: [
        {
          system: 'swiss',
          name: 'Swiss rounds',
          match,
          seeding: 'lot',
          goOn: 8,
          keys: ['points', 'buchholz', 'netscore', 'totscore'],
          phantomScore: 25,
          rounds: 7,
          method: 'dazed',
          edition: '2014',
          retirements: 'none',
          delayTopPairing: 0,
          compatriotsApart: 0,
        },
        {
          system: 'knockout',
          name: 'Top 8',
          match: { ...match, stage: 'by-round' },
          seeding: 'standings',
          goOn: null,
          seeds: null,
          thirdPlace: false,
          federationsApart: false,
        },
      ],
    });
  });

  it('is the same when it is read again', () => {
    const all = formatOf(
      stages(
        { system: 'league', legs: 2, goOn: 16 },
        GROUPS,
        { system: 'double-elimination', goOn: 4 },
        { system: 'ladder' },
        { system: 'finals', places: 4, bestOf: 3 },
      ),
    );
    expect(JSON.stringify(formatOf(JSON.parse(JSON.stringify(all))))).toBe(JSON.stringify(all));
  });

  it('of teams counts rubbers, and a tie that is not played as all of them', () => {
    const rubbers = ['singles', 'singles', 'doubles'];
    const [league] = formatOf({
      discipline: 'teams',
      stages: [{ system: 'league', match: { tie: { rubbers } } }],
    }).stages;
    expect(league).toMatchObject({
      match: { tie: { rubbers, until: 'played-out', substitutes: 0, rubbersEach: null } },
      keys: ['wins', 'rubbers', 'head-to-head', 'netscore'],
      phantomScore: 75,
    });
  });

  it.each<[string, unknown, string, string]>([
    ['no object', 7, 'wrong-type', ''],
    ['no stages', {}, 'missing-field', 'stages'],
    ['none of them', stages(), 'impossible-format', 'stages'],
    ['more than anybody plays', stages(...Array(13).fill(SWISS)), 'impossible-format', 'stages'],
    ['a stage that is nothing', { stages: [null] }, 'missing-field', 'stages[0].system'],
    ['an unknown system', stages({ system: 'round-robin' }), 'wrong-type', 'stages[0].system'],
    [
      'a field of another system',
      stages({ ...SWISS, thirdPlace: true }),
      'unknown-field',
      'stages[0].thirdPlace',
    ],
    ['no number of rounds', stages({ system: 'swiss' }), 'missing-field', 'stages[0].rounds'],
    ['rounds without end', stages({ system: 'swiss', rounds: 100 }), 'wrong-type', 'stages[0].rounds'],
    ['three legs', stages({ system: 'league', legs: 3 }), 'wrong-type', 'stages[0].legs'],
    [
      'an unknown book',
      stages({ ...SWISS, match: { rulebook: 'uno' } }),
      'wrong-type',
      'stages[0].match.rulebook',
    ],
    [
      'a stage that the book does not know',
      {
        discipline: 'doubles',
        ...stages({ ...KNOCKOUT, match: { rulebook: 'starwood', stage: 'pre-quarter' } }),
      },
      'unknown-stage',
      'stages[0].match.stage',
    ],
    [
      'a final of a league',
      stages({ system: 'league', match: { stage: 'by-round' } }),
      'impossible-format',
      'stages[0].match.stage',
    ],
    [
      'singles of a book for doubles',
      stages({ ...SWISS, match: { rulebook: 'starwood' } }),
      'wrong-discipline',
      'stages[0].match.rulebook',
    ],
    [
      'a rubber that the book does not know',
      {
        discipline: 'teams',
        ...stages({ ...SWISS, match: { rulebook: 'starwood', tie: { rubbers: ['singles'] } } }),
      },
      'wrong-discipline',
      'stages[0].match.tie.rubbers[0]',
    ],
    [
      'ties without teams',
      stages({ ...SWISS, match: { tie: { rubbers: ['singles'] } } }),
      'impossible-format',
      'stages[0].match.tie',
    ],
    [
      'a tie of nothing',
      { discipline: 'teams', ...stages({ ...SWISS, match: { tie: { rubbers: [] } } }) },
      'impossible-format',
      'stages[0].match.tie.rubbers',
    ],
    [
      'a first stage by standings',
      stages({ ...SWISS, seeding: 'standings' }),
      'impossible-format',
      'stages[0].seeding',
    ],
    ['finals after nothing', stages({ system: 'finals' }), 'impossible-format', 'stages[0].system'],
    [
      'something after finals',
      stages(SWISS, { system: 'finals' }, KNOCKOUT),
      'impossible-format',
      'stages[1].system',
    ],
    ['who goes on to nothing', stages({ ...SWISS, goOn: 8 }), 'impossible-format', 'stages[0].goOn'],
    ['one alone who goes on', stages({ ...SWISS, goOn: 1 }, KNOCKOUT), 'impossible-format', 'stages[0].goOn'],
    [
      'too few for the finals',
      stages({ ...GROUPS, groups: 3, goOn: 1 }, { system: 'finals', places: 4 }),
      'impossible-format',
      'stages[0].goOn',
    ],
    ['no key', stages({ ...SWISS, keys: [] }), 'impossible-format', 'stages[0].keys'],
    [
      'a key twice',
      stages({ ...SWISS, keys: ['points', 'wins', 'points'] }),
      'impossible-format',
      'stages[0].keys[2]',
    ],
    [
      'lots before a key',
      stages({ ...SWISS, keys: ['lots', 'wins'] }),
      'impossible-format',
      'stages[0].keys[0]',
    ],
    ['rubbers of no ties', stages({ ...SWISS, keys: ['rubbers'] }), 'impossible-format', 'stages[0].keys[0]'],
    [
      'games of a bare score',
      stages({ ...SWISS, keys: ['wins', 'games'] }),
      'impossible-format',
      'stages[0].keys[1]',
    ],
    [
      'boards where games are counted',
      stages({ ...SWISS, match: { counted: 'games' }, keys: ['games', 'boards'] }),
      'impossible-format',
      'stages[0].keys[1]',
    ],
    [
      'a phantom above the most',
      stages({ ...SWISS, phantomScore: 26 }),
      'wrong-type',
      'stages[0].phantomScore',
    ],
    [
      'a match of no minutes',
      stages({ ...SWISS, match: { minutes: 0 } }),
      'wrong-type',
      'stages[0].match.minutes',
    ],
  ])('cannot have %s', (_, value, code, path) => {
    const error = errorOf(value);
    expect(error).toMatchObject({ code, path });
    expect(error.message.length).toBeGreaterThan(10);
  });

  it('may have as many stages and rubbers as there can be', () => {
    expect(formatOf(stages(...Array(12).fill(SWISS))).stages).toHaveLength(12);
    const ties = (count: number) => ({
      discipline: 'teams',
      stages: [{ ...SWISS, match: { tie: { rubbers: Array(count).fill('singles') } } }],
    });
    expect(formatOf(ties(15)).stages[0]?.match.tie?.rubbers).toHaveLength(15);
    expect(errorOf(ties(16))).toMatchObject({ path: 'stages[0].match.tie.rubbers' });
    expect(formatOf(stages({ system: 'double-elimination' })).stages[0]).toMatchObject({ secondFinal: true });
  });

  it.each<[object, string]>([
    [{ ...SWISS, method: 'magic' }, 'method'],
    [{ ...SWISS, edition: '1999' }, 'edition'],
    [{ ...SWISS, retirements: 'never' }, 'retirements'],
    [{ ...SWISS, delayTopPairing: -1 }, 'delayTopPairing'],
    [{ ...SWISS, compatriotsApart: 'yes' }, 'compatriotsApart'],
    [{ ...SWISS, seeding: 'strength' }, 'seeding'],
    [{ ...SWISS, match: { counted: 'men' } }, 'match.counted'],
    [{ ...SWISS, match: { mostScore: 0 } }, 'match.mostScore'],
    [{ system: 'league', withdrawal: 'never' }, 'withdrawal'],
    [{ ...GROUPS, withdrawal: 'never' }, 'withdrawal'],
    [{ ...GROUPS, groups: 0 }, 'groups'],
    [{ ...KNOCKOUT, seeds: -1 }, 'seeds'],
    [{ ...KNOCKOUT, thirdPlace: 'yes' }, 'thirdPlace'],
    [{ ...KNOCKOUT, federationsApart: 1 }, 'federationsApart'],
    [{ system: 'double-elimination', secondFinal: 1 }, 'secondFinal'],
  ])('names the field of %j', (stage, path) => {
    expect(errorOf(stages(stage)).path).toBe(`stages[0].${path}`);
  });

  it.each<[object, string]>([
    [{}, 'rubbers'],
    [{ rubbers: 'singles' }, 'rubbers'],
    [{ rubbers: ['singles'], until: 'dawn' }, 'until'],
    [{ rubbers: ['singles'], substitutes: 3 }, 'substitutes'],
    [{ rubbers: ['singles'], rubbersEach: 2 }, 'rubbersEach'],
  ])('names the field of a tie %j', (tie, path) => {
    const error = errorOf({ discipline: 'teams', ...stages({ ...SWISS, match: { tie } }) });
    expect(error.path).toBe(`stages[0].match.tie.${path}`);
  });

  it('names an unknown discipline, and finals of five', () => {
    expect(errorOf({ discipline: 'chess', ...stages(SWISS) }).path).toBe('discipline');
    expect(errorOf(stages(SWISS, { system: 'finals', bestOf: 5 })).path).toBe('stages[1].bestOf');
  });

  it('seeds a first stage of Swiss rounds by lot, any other by list', () => {
    const seedingOf = (stage: object) => formatOf(stages(stage)).stages[0]?.seeding;
    expect([seedingOf(SWISS), seedingOf(KNOCKOUT)]).toEqual(['lot', 'list']);
  });

  it('of doubles needs a book that knows doubles', () => {
    const doubles = { discipline: 'doubles', ...stages({ ...SWISS, match: { rulebook: 'starwood' } }) };
    expect(formatOf(doubles).discipline).toBe('doubles');
  });

  it('may let one of each group go on', () => {
    expect(formatOf(stages({ system: 'groups', goOn: 2 }, KNOCKOUT)).stages[0]).toMatchObject({
      groups: null,
    });
    expect(formatOf(stages({ ...GROUPS, goOn: 1 }, KNOCKOUT)).stages).toHaveLength(2);
    expect(
      formatOf(stages({ ...SWISS, keys: ['boards', 'games', 'lots'], match: { counted: 'boards' } }))
        .stages[0],
    ).toMatchObject({ keys: ['boards', 'games', 'lots'] });
  });
});
