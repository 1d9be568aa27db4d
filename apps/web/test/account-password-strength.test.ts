import { describe, expect, it } from 'vitest';
import { strengthOf } from '../src/account/password-strength.js';

describe('how strong a password is', () => {
  it.each([
    ['short', 'short'],
    ['कैरम', 'short'],
    ['1234567', 'short'],
    ['12345678', 'guessed'],
    ['hgfedcba', 'guessed'],
    ['P@ssw0rd!', 'guessed'],
    ['qwerty12345', 'guessed'],
    ['aaaaaaaaaaaaaaaa', 'guessed'],
    ['asha2026', 'guessed'],
    ['greenlamp', 'fair'],
    ['Lamp-42-x', 'fair'],
    ['Lamp-42-xyz', 'strong'],
    ['four men and a queen', 'strong'],
    ['चार गोटी और एक रानी', 'strong'],
  ])('%s is %s', (password, strength) => expect(strengthOf(password, 'Asha')).toBe(strength));

  it('does not hold a name against a password that has much besides', () => {
    expect(strengthOf('asha plays at the green lamp', 'asha')).toBe('strong');
    expect(strengthOf('greenlamp', '')).toBe('fair');
  });
});
