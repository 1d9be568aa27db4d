import { type Chapter, called, guidance, ruled, setup } from '../book.js';

export const chapters: readonly Chapter[] = [
  {
    title: 'Match and teams',
    laws: [ruled('1'), setup('2'), setup('3'), setup('4')],
  },
  {
    title: 'Men, queen and score',
    laws: [ruled('5'), ruled('6'), ruled('7'), ruled('8'), ruled('9'), ruled('10'), ruled('11')],
  },
  {
    title: 'Striker and hands',
    laws: [called('12', 'foul'), guidance('13'), called('14', 'foul-at-any-time')],
  },
  {
    title: 'Sides and colours',
    laws: [ruled('15'), ruled('16')],
  },
  {
    title: 'Shooting',
    laws: [called('17', 'foul'), guidance('18'), ruled('19', 'foul')],
  },
  {
    title: 'Dues and replacing',
    laws: [ruled('20'), ruled('21'), ruled('22'), ruled('23', 'play-on'), called('24', 'play-on')],
  },
  {
    title: 'Last men and break',
    laws: [ruled('25', 'technical-foul'), ruled('26'), ruled('27'), ruled('28', 'play-on')],
  },
];
