import { expect, it } from 'vitest';
import { lackOfNode } from '../scripts/node-here.js';

it('a Node too old to build is named, with the one that is needed', () => {
  for (const old of ['18.20.8', '20.9.0', '20.18.3'])
    expect(lackOfNode(old)).toBe(
      `it needs Node 20.19 or later, and this is ${old}: get one from https://nodejs.org`,
    );
  for (const fit of ['20.19.0', '22.3.1', '24.0.0', undefined]) expect(lackOfNode(fit)).toBeNull();
});
