/** As one types it: without accents, dots below and capitals. */
export const foldedForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
    .trim();
