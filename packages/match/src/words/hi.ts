import { other, type Side } from '@opencarrom/laws';
import {
  BENT_SIDE,
  MANS_COLOUR as COLOURS,
  counted,
  man,
  withParticle,
} from '@opencarrom/laws/words/grammar/hi';
import { hi as ruling } from '@opencarrom/laws/words/hi';
import type { MatchWords } from './match-words.js';
import { refusals } from './refusals/hi.js';

const TAKES = { side: 'साइड', break: 'ब्रेक', white: 'सफ़ेद', black: 'काली' } as const;
const LENGTHS = { board: 'बोर्ड', game: 'गेम', match: 'मैच' } as const;

const men = (count: number, side: Side): string => `${count} ${COLOURS[side]} ${man(count)}`;

const notPlaced = (count: number): string => counted(count, 'नहीं रखी गई', 'नहीं रखी गईं');

export const hi: MatchWords = {
  toss: 'पहले टॉस करें।',
  extraToss: (game) => `गेम ${game} बराबर है: अतिरिक्त बोर्ड के ब्रेक के लिए टॉस।`,
  choice: (winner, takings) =>
    `${withParticle(winner, 'ने')} टॉस जीता: ${takings.map((take) => TAKES[take]).join(' या ')}?`,
  seating: ({ name }) => `${name} साइड चुनें।`,
  beforePlay: (board, game, breaker) => `गेम ${game}, बोर्ड ${board}: ब्रेक ${withParticle(breaker, 'का')}।`,
  changeSides: 'साइड बदलें।',
  stopped: (by) => `${withParticle(by, 'की')} अपील पर खेल रुका है।`,
  breaks: ({ name }) => `${name} ब्रेक करें।`,
  strikes: (who, side) => `${withParticle(who, 'की')} बारी, ${COLOURS[side]} गोटी।`,
  covers: ({ name }, side) => `${name} रानी को कवर करें, ${COLOURS[side]} गोटी से।`,
  chooses: ({ name }) => `${name} चुनें: वे गोटियाँ, साथ में एक और, लौटाकर फिर खेलें, या एक गोटी और बारी दें।`,
  places: ({ name }, count, side) => `${name} ${men(count, side)} रखें।`,
  mayDemand: ({ name }, points) => `${name} चाहें तो ${points} अतिरिक्त अंक ${counted(points, '', 'तक ')}माँगें।`,
  mayClaim: ({ name }) => `${name} चाहें तो दावा करें।`,
  over: (winner, how, length) => {
    const what = LENGTHS[length];
    if (!winner) return `${what} बीच में छोड़ा गया।`;
    if (how === 'conceded') return `${what} ${withParticle(winner, 'का')}: विपक्षी ने हार मानी।`;
    if (how === 'awarded') return `नियमों के अनुसार ${what} ${withParticle(winner, 'को')} दिया गया।`;
    return `${withParticle(winner, 'ने')} ${what} जीता।`;
  },
  gameWon: (game, winner, points, others) =>
    `गेम ${game} ${withParticle(winner, 'ने')} जीता, ${points}–${others}।`,
  gamesNow: (a, gamesOfA, b, gamesOfB) => `गेम: ${a.name} ${gamesOfA}, ${b.name} ${gamesOfB}।`,
  rest: (minutes, laws) => `${minutes} मिनट का विश्राम, नियम ${laws.join(', ')}।`,
  lastBoard: (winner, side, sum) => `आख़िरी बोर्ड: ${winner.name} (${COLOURS[side]}), ${sum} अंक`,
  finalScore: (games, points) => `${games === null ? 'स्कोर' : `गेम ${games}`}: ${points.join(', ')}।`,
  endedBy: {
    'walk-over': 'वॉकओवर',
    conceded: 'विपक्षी ने हार मानी',
    awarded: 'नियम से दिया गया',
    abandoned: 'बीच में छोड़ा गया',
  },
  ground: (ended) => `${ended}${/[.।!?]$/.test(ended) ? '' : '।'}`,
  warned: (who, law, reason, times) =>
    `${withParticle(who, 'को')} चेतावनी ${times}, नियम ${law}${reason ? `: ${reason}` : ''}।`,
  passed: (who) => `${withParticle(who, 'ने')} बारी छोड़ी।`,
  tooLateToPlace: 'गोटी रखने से पहले समय समाप्त हुआ।',
  forfeited: (men) => `समय समाप्त: ${men} रखने का अधिकार गया।`,
  you: 'आप',
  pair: (one, other) => `${one} और ${other}`,
  protestOpen: 'आपत्ति पर निर्णय बाकी है। परिणाम उसके बाद ही।',
  umpire: 'अंपायर',
  placed: 'रखना पूरा हुआ।',
  settled: { 'no-room': 'जगह नहीं: ड्यू बकाया रहेगा।' },
  forgone: (men, count) => `ड्यू छोड़ा गया: ${men} पॉकेट में ${counted(count, 'रहती है', 'रहती हैं')}।`,
  deemed: (matter) => `देर से पता चला: ${matter}।`,
  takenAsPlaced: (placed) => `रखना पूरा माना गया: ${placed}।`,
  sheet: {
    columns: ['गेम', 'बोर्ड', 'ब्रेक', 'सफ़ेद', 'रानी', 'विजेता', 'अंक', 'माँगे', 'स्कोर'],
    replayed: 'दोबारा',
    conceded: 'गेम छोड़ा',
    extra: 'अतिरिक्त',
    changedSides: '⇄',
    slam: 'स्लैम',
    takenAsPlaced: (count) => `${count} ${man(count)} रखना पूरा माना गया`,
    csv: {
      event: 'टूर्नामेंट',
      category: 'वर्ग',
      round: 'राउंड',
      stage: 'चरण',
      number: 'मैच',
      table: 'टेबल',
      umpire: 'अंपायर',
      date: 'तारीख़',
      began: 'आरंभ',
      ended: 'समाप्ति',
      rulebook: 'नियम-पुस्तक',
      discipline: 'प्रकार',
      A: 'पक्ष A',
      B: 'पक्ष B',
      toss: 'टॉस',
      choice: 'चुनाव',
      game: 'गेम',
      board: 'बोर्ड',
      extra: 'अतिरिक्त बोर्ड',
      break: 'ब्रेक',
      white: 'सफ़ेद',
      queen: 'रानी',
      winner: 'बोर्ड विजेता',
      points: 'अंक',
      demanded: 'माँगे',
      scoreA: 'स्कोर A',
      scoreB: 'स्कोर B',
      foulsA: 'फ़ाउल A',
      foulsB: 'फ़ाउल B',
      duesA: 'ड्यू A',
      duesB: 'ड्यू B',
      warningsA: 'चेतावनी A',
      warningsB: 'चेतावनी B',
      slam: 'स्लैम',
      changedSides: 'साइड बदली',
      remark: 'टिप्पणी',
      gamesA: 'गेम A',
      gamesB: 'गेम B',
      matchWinner: 'मैच विजेता',
      endedBy: 'समाप्ति का कारण',
      laws: 'नियम',
      reason: 'कारण',
    },
  },
  men,
  takes: { side: 'साइड', break: 'ब्रेक', white: 'सफ़ेद गोटियाँ', black: 'काली गोटियाँ' },
  matters: {
    'queen-covered': ({ side }) => `रानी ${side ? `${BENT_SIDE[side]} की ` : ''}कवर मानी जाएगी`,
    'dues-forfeited': ({ side, men: count }) =>
      side && count ? `${men(count, side)} ${notPlaced(count)}, अधिकार गया` : 'ड्यू रखने का अधिकार गया',
    'still-owed': ({ side, men: count }) =>
      side && count ? `${men(count, side)} ${notPlaced(count)}, अब भी बकाया` : 'ड्यू अब भी बकाया है',
    'own-man-placed': ({ side }) =>
      side
        ? `${COLOURS[side]} की जगह रखी ${COLOURS[other(side)]} गोटी वहीं रहेगी`
        : 'ग़लत रंग की रखी गोटी वहीं रहेगी',
    'out-of-turn': ({ player }) =>
      `${player ? `${withParticle(player, 'का')} ` : ''}बिना बारी का स्ट्रोक मान्य रहेगा`,
  },
  lengths: LENGTHS,
  ruling,
  refusals,
};
