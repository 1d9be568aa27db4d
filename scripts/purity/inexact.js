// Finds arithmetic that JavaScript engines compute differently.

/** The members of Math that every engine computes exactly. */
const EXACT = ['sqrt', 'abs', 'min', 'max', 'floor', 'ceil', 'trunc', 'sign', 'imul', 'PI'];
const OTHER_MATH = new RegExp(`\\bMath\\b(?!\\.(?:${EXACT.join('|')})\\b)`);
/** A power, `**` or `**=`, but not the edge of a comment. */
const POWER = /(?<![/*])\*\*(?![/*])/;
/** A line that begins, goes on with or ends a comment. */
const COMMENT = /^\s*(?:\/\*|\*(?!\*)|\*+\/|\/\/)/;

/**
 * Returns a complaint for every line that computes with anything but exact arithmetic.
 * @param {string} source
 * @returns {{ line: number, complaint: string }[]}
 */
export function findInexact(source) {
  return source.split('\n').flatMap((text, index) => {
    const complaint = COMMENT.test(text) ? null : complaintOf(text);
    return complaint ? [{ line: index + 1, complaint }] : [];
  });
}

/** @param {string} text */
function complaintOf(text) {
  if (OTHER_MATH.test(text)) return `of Math only ${EXACT.join(', ')} are the same on every machine`;
  if (POWER.test(text)) return 'powers differ in the last bit: multiply, or write the number out';
  return null;
}
