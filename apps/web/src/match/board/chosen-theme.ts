import { THEMES, type Theme, type ThemeName } from '@opencarrom/board';
import type { Settings } from '../../device/settings.svelte.js';

type Looks = Pick<Settings, 'board' | 'men' | 'striker'>;

/** What a board can be painted with at once: its wood, if it is one of the three that are always here. */
export const plainTheme = ({ board }: Looks): ThemeName =>
  Object.hasOwn(THEMES, board) ? (board as ThemeName) : 'classic';

/** Is that all that was chosen? */
export const isPlain = (looks: Looks): boolean =>
  plainTheme(looks) === looks.board && looks.men === 'classic' && looks.striker === 'flower';

/** The board, men and striker that were chosen. Designs are fetched by whoever has chosen one. */
export async function chosenTheme(looks: Looks): Promise<Theme | ThemeName> {
  const plain = plainTheme(looks);
  if (isPlain(looks)) return plain;
  const { board, men, striker } = looks;
  return import('@opencarrom/board/designs').then(
    ({ themeOfDesign }) => themeOfDesign({ wood: board, men, striker }),
    () => plain,
  );
}
