/** One spelling of a word, whatever keyboard it was typed on: no dots under letters, no capitals, single blanks. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
