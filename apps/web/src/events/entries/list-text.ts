import { type EventState, peopleOf, sharedBy } from '@opencarrom/tournament';

/** Everybody who is there, as a spreadsheet takes it and as it can be pasted into another event. */
export function listText({ participants, discipline }: EventState): string {
  const here = participants.filter(({ away }) => !away).map(({ entry }) => entry);
  const rows =
    discipline === 'teams'
      ? here.flatMap((entry) =>
          peopleOf(entry).map(({ name, woman }) => [entry.team ?? '', name, woman ? 'yes' : '']),
        )
      : here.map((entry) => [
          ...entry.players.map(({ name }) => name),
          sharedBy(entry, 'federation') ?? '',
          sharedBy(entry, 'club') ?? '',
          `${entry.rate ?? ''}`,
        ]);
  return [HEADS[discipline], ...rows].map((row) => row.map(plain).join('\t')).join('\n');
}

const HEADS = {
  singles: ['name', 'federation', 'club', 'rate'],
  doubles: ['name', 'partner', 'federation', 'club', 'rate'],
  teams: ['team', 'name', 'woman'],
} as const;

const plain = (cell: string): string => cell.replaceAll(/[\t\r\n"]+/g, ' ');
