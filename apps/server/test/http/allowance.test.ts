import { describe, expect, it } from 'vitest';
import { Allowance, Allowances } from '../../src/http/allowance.js';
import { Heads } from '../../src/watching/heads.js';

const RATE = { times: 3, within: 1_000 };

describe('an allowance', () => {
  it('is used up, and grows back with time', () => {
    let time = 0;
    const allowance = new Allowance(RATE, () => time);
    expect([1, 2, 3, 4].map(() => allowance.use())).toEqual([true, true, true, false]);
    time = 300;
    expect(allowance.use()).toBe(false);
    time = 400;
    expect(allowance.use()).toBe(true);
    time = 100_000;
    expect([1, 2, 3, 4].map(() => allowance.use())).toEqual([true, true, true, false]);
  });

  it('pays for what was larger than one knew', () => {
    let time = 0;
    const allowance = new Allowance(RATE, () => time);
    allowance.charge(5);
    time = 900;
    expect(allowance.use()).toBe(false);
    time = 1_100;
    expect(allowance.use()).toBe(true);
  });

  it('of one who may do more is larger at once', () => {
    const allowance = new Allowance(RATE, () => 0);
    allowance.use();
    allowance.change({ times: 10, within: 1_000 });
    expect(Array.from({ length: 10 }, () => allowance.use()).filter(Boolean)).toHaveLength(9);
  });

  it('of many is forgotten once it is whole', () => {
    let time = 0;
    const all = new Allowances(RATE, () => time);
    for (let key = 0; key < 100; key++) all.use(`address ${key}`);
    expect(all.size).toBe(100);
    time = 5_000;
    all.use('another');
    expect(all.size).toBe(1);
  });
});

describe('heads', () => {
  it('are counted by kind, and who has gone makes room once', () => {
    const heads = new Heads(2);
    const gone = heads.come('a');
    expect(heads.come('a')).not.toBeNull();
    expect(heads.come('a')).toBeNull();
    expect(heads.come('b')).not.toBeNull();
    gone?.();
    gone?.();
    expect(heads.come('a')).not.toBeNull();
    expect(heads.come('a')).toBeNull();
  });
});
