import { tellingIn } from '@opencarrom/match';
import type { Gone, Scene, StoryWords } from './story.js';

const { men, takes, matters } = tellingIn.en;

const gone = ({ piece, count, pocket }: Gone): string => {
  const what = piece === 'queen' || piece === 'striker' ? `the ${piece}` : men(count, piece);
  return pocket ? `${what} (${pocket})` : what;
};

const list = (pieces: readonly Gone[]): string => pieces.map(gone).join(', ');

/** What a stroke did. */
function fell({ pocketed, overboard }: Scene): string {
  const parts = [
    ...(pocketed.length > 0 ? [`pocketed ${list(pocketed)}`] : []),
    ...(overboard.length > 0 ? [`overboard ${list(overboard)}`] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : 'nothing falls';
}

const struck = (scene: Scene, who: string | null): string => {
  const number = scene.stroke === null ? '' : ` ${scene.stroke}`;
  return `${scene.onTurn === null ? 'a stroke' : `Stroke${number}, ${who}`}: ${fell(scene)}`;
};

const placesHow = (x: number | undefined, y: number | undefined): string =>
  x === undefined || y === undefined
    ? 'what was owed'
    : `a man at ${(x * 1000).toFixed(1)}, ${(y * 1000).toFixed(1)} mm`;

export const storyEn: StoryWords = {
  umpire: 'the umpire',
  acts: {
    toss: ({ winner }, { name }) => `Toss: won by ${name(winner)}`,
    choose: ({ take }, { tossWinner }) => `Choice of ${tossWinner}: ${takes[take]}`,
    sit: ({ seats }, { name }) =>
      `Seated: ${Object.entries(seats)
        .map(([player, seat]) => `${name(player as 'A1')} ${seat}`)
        .join(', ')}`,
    trial: () => 'A trial board is played',
    play: () => '"Play"',
    strike: (_, scene) => (scene.onTurn === null ? 'another stroke' : struck(scene, scene.who)),
    observe: (_, scene) => struck(scene, scene.onTurn),
    pass: (_, { onTurn }) => (onTurn === null ? 'the turn was passed' : `${onTurn} passes the turn`),
    place: ({ x, y }, { who }) => `${who} places ${placesHow(x, y)}`,
    forgo: (_, { who }) => `${who} forgoes the placing, in total`,
    'no-room': () => 'There is no room to place',
    fine: ({ take }, { who }) => `${who} chooses about the double fine: ${take}`,
    claim: (_, { who }) => `${who} claims`,
    demand: ({ points }, { who }) => `${who} demands ${points} more`,
    close: () => 'Nobody claims or demands any more',
    call: ({ law, against }, { name }) => `Law ${law} is called against ${name(against)}`,
    warn: ({ law, against }, { name }) => `${name(against)} is warned by law ${law}`,
    time: () => 'Time',
    appeal: ({ about }, { who }) => `${who} appeals to the umpire${about ? `: ${about}` : ''}`,
    deem: ({ matter }) => `Noticed too late: ${matters[matter]}`,
    recount: ({ white, black, reason }) =>
      `The men are counted again: ${white.onBoard} white, ${black.onBoard} black (${reason})`,
    concede: ({ what }, { who }) => `${who} concedes the ${what}`,
    abandon: ({ reason }) => `The match is abandoned: ${reason}`,
    protest: ({ facts }, { who }) => `${who} protests: ${facts}`,
    'decide-protest': ({ protest, upheld, decision }) =>
      `Protest ${protest} is ${upheld ? 'upheld' : 'dismissed'}: ${decision}`,
    correct: ({ of, with: other, reason }, { instead }) =>
      `Event ${of} is corrected (${reason}): ${other ? instead(other.by, other.act) : 'it did not happen'}`,
    undo: () => 'The newest act is taken back',
    redo: () => 'What was taken back is done again',
    tally: ({ winner, men, queen, demanded = 0 }, { name }) =>
      `Result entered: ${name(winner)} wins, ${men} men left, queen to ${queen ? name(queen) : 'nobody'}${demanded > 0 ? `, ${demanded} demanded` : ''}`,
    sign: ({ name }, { who }) => `Signed for ${who}: ${name}`,
  },
  rewound: ({ to }) => `Back to how the match stood after event ${to}`,
  again: (told) => `(again) ${told}`,
  gone: (told) => `(no longer counts) ${told}`,
  laws: (laws) => `${laws.length === 1 ? 'law' : 'laws'} ${laws.join(', ')}`,
  score: (game, A, B) => `game ${game}: ${A}, ${B}`,
};
