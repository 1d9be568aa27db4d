import { sideName, writeRecord } from '@opencarrom/match';
import { saveBlob } from '../../device/save-blob.js';
import type { KeptGame, KeptLog } from '../../store/games.js';
import { gameIn } from '../../store/row.js';

/** Bigger than any match: a whole one of three games takes a few hundred kilobytes. */
export const BIGGEST_FILE = 20 * 1024 * 1024;

/** As many as a hall plays in days. Each is played again to check it, and a phone must come to an end of it. */
export const MOST_RECORDS = 200;

/** The players as the record itself writes them, on every device and in every language: "You" is nobody elsewhere. */
const playersIn = ({ head }: KeptGame): string => `${sideName(head, 'A')} – ${sideName(head, 'B')}`;

/** What a file is called: the day and the players, whatever letters they are written in. */
export function fileNameOf(game: KeptGame): string {
  const day = (game.head.date ?? game.notes.begun).slice(0, 10);
  const players = playersIn(game)
    .replace(/[^\p{L}\p{M}\p{N}&–-]+/gu, ' ')
    .trim()
    .slice(0, 60);
  return `${[day, players].filter(Boolean).join(' ')}.carrom`;
}

const textOf = ({ game, events }: KeptLog): string => writeRecord(game.head, events);

export function saveFile(kept: KeptLog): void {
  const game = gameIn(kept.game);
  if (game) saveText(fileNameOf(game), textOf(kept), 'application/x-ndjson');
  else saveAsItIs(kept);
}

/** Exactly what the device holds of a game that cannot be read, for whoever may mend it. */
const saveAsItIs = (kept: KeptLog): void =>
  saveText(`unreadable ${kept.game.id}.json`, JSON.stringify(kept, null, 2), 'application/json');

/** Several matches in one file, one after another: it is opened like any other. */
export const saveAll = (all: readonly KeptLog[], now: Date): void =>
  saveText(
    `${now.toISOString().slice(0, 10)} matches.carrom`,
    all.map(textOf).join(''),
    'application/x-ndjson',
  );

export const saveText = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type }));

/** Browsers share only kinds of files they know, so a shared record is called a text. */
const asText = (name: string, text: string): File => new File([text], `${name}.txt`, { type: 'text/plain' });

export function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [asText('a.carrom', '')] }) ?? false;
}

export type Shared = 'shared' | 'called-off' | 'failed';

export async function shareFile(kept: KeptLog): Promise<Shared> {
  const game = gameIn(kept.game) ?? kept.game;
  const file = asText(fileNameOf(game), textOf(kept));
  try {
    await navigator.share({ files: [file], title: playersIn(game) });
    return 'shared';
  } catch (problem) {
    return problem instanceof Error && problem.name === 'AbortError' ? 'called-off' : 'failed';
  }
}
