export { CARDS_A_PAGE, type CardsAPage } from './cards.js';
export { fileText, PAPER_SIZES, type PaperSize, type PrintedDocument } from './document.js';
export { type NothingToPrint, type PrintedSheet, printSheet, type WantedSheet } from './print-sheet.js';
export { type PaperNaming, type Printing, usualNaming } from './printing.js';
export { SHEETS, type SheetName } from './sheet-name.js';
export type { PaperWords } from './words/paper-words.js';
