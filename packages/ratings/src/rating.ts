/** What is known of how well somebody plays. */
export interface Rating {
  readonly rating: number;
  /** How far off it may be: the true figure is within two of them 19 times out of 20. */
  readonly deviation: number;
  /** How much it is expected to move from event to event. */
  readonly volatility: number;
}

/** Of somebody nobody knows. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Beyond this a rating is only a guess. */
export const PROVISIONAL_ABOVE = 110;

/** As it is kept: engines differ in the last bit of a logarithm, and what is kept must not. */
export const rounded = ({ rating, deviation, volatility }: Rating): Rating => ({
  rating: toDecimals(rating, 2),
  deviation: toDecimals(deviation, 2),
  volatility: toDecimals(volatility, 6),
});

/** Halves up, below nought too. */
export function toDecimals(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 0.5) / scale;
}
