/** Where clocks count, so long a claim is waited for: a computer has its own stroke to make in time. */
export const CLAIM = 8000;
