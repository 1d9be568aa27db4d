import { type Chapter, called, ruled, setup } from '../book.js';

export const chapters: readonly Chapter[] = [
  {
    title: 'Toss',
    laws: [setup('T1'), setup('T2')],
  },
  {
    title: 'Sitting',
    laws: [
      called('S1', 'foul'),
      called('S2', 'foul'),
      called('S3', 'foul'),
      called('S4', 'foul'),
      called('S5', 'board-lost-for-displacing'),
    ],
  },
  {
    title: 'Striking',
    laws: [
      ruled('H1', 'foul'),
      called('H2', 'foul'),
      called('H3', 'foul'),
      called('H4', 'foul'),
      called('H5', 'foul'),
      ruled('H6'),
    ],
  },
  {
    title: 'Fouls and penalties',
    laws: [
      called('F1', 'play-on'),
      called('F2', 'play-on'),
      ruled('F3'),
      called('F4', 'foul'),
      ruled('F5'),
      ruled('F6'),
      called('F7', 'foul'),
      ruled('F8'),
      ruled('F9', 'foul'),
    ],
  },
  {
    title: 'Queen',
    laws: [
      ruled('Q1'),
      ruled('Q2'),
      ruled('Q3'),
      ruled('Q4'),
      ruled('Q5'),
      ruled('Q6'),
      ruled('Q7'),
      ruled('Q8'),
      ruled('Q9'),
      ruled('Q10'),
    ],
  },
  {
    title: 'General',
    laws: [
      called('G1', 'foul'),
      called('G2', 'foul'),
      called('G3', 'foul'),
      called('G4', 'foul'),
      called('G5', 'foul'),
      called('G6', 'match-lost'),
      called('G7', 'match-lost'),
      ruled('G8'),
    ],
  },
  {
    title: 'Points',
    laws: [
      ruled('P.league1'),
      setup('P.league2'),
      setup('P.knockout1'),
      ruled('P.knockout2'),
      ruled('P.knockout3'),
      ruled('P.knockout4'),
      ruled('P.knockout5'),
      ruled('P.final1'),
      ruled('P.final2'),
      ruled('P.calc1'),
      ruled('P.calc2'),
    ],
  },
];
