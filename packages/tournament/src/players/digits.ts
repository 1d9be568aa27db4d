/** Figures as a Hindi keyboard may write them, in those that programs read. */
export const inLatinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
