import { readFileSync } from 'node:fs';

/**
 * Why this Node will not do, in words; null: it will. An older one stops somewhere in the midst, with words nobody understands.
 * @param {string} [running]
 */
export function lackOfNode(running = process.versions.node) {
  const wanted = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).engines.node;
  const least = wanted.replace('>=', '');
  const [major = 0, minor = 0] = running.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  const isNewEnough = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  return isNewEnough
    ? null
    : `it needs Node ${least} or later, and this is ${running}: get one from https://nodejs.org`;
}
