import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ICF, openingRack, simulate } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { planSounds, RATE, renderSounds, type SoundEvent } from '../src/sound/index.js';

/** Nobody here can hear: a stroke is rendered to samples, and level and spectrum are looked at. */
const blow = (kind: SoundEvent['kind'], speed: number): Float32Array =>
  renderSounds([{ t: 0, kind, strength: Math.min(1, Math.sqrt(speed / 4)), pan: 0 }]);

const peak = (samples: Float32Array): number => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
const decibels = (one: number, other: number): number => 20 * Math.log10(one / other);
const between = (samples: Float32Array, from: number, to: number): Float32Array =>
  samples.subarray(Math.round(from * RATE), Math.round(to * RATE));

/** The power of a sound at some sixty pitches from 60 Hz to 12 kHz, by Goertzel. */
function spectrum(samples: Float32Array): readonly { readonly hertz: number; readonly power: number }[] {
  return Array.from({ length: 64 }, (_, n) => {
    const hertz = 60 * 200 ** (n / 63);
    const turn = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
    let [one, two] = [0, 0];
    for (const x of samples) [one, two] = [x + turn * one - two, one];
    // A band is as wide as its pitch is high.
    return { hertz, power: (one * one + two * two - turn * one * two) * hertz };
  });
}

function centroid(samples: Float32Array): number {
  const bands = spectrum(samples);
  const all = bands.reduce((sum, { power }) => sum + power, 0);
  return bands.reduce((sum, { hertz, power }) => sum + hertz * power, 0) / all;
}

describe('what a stroke sounds like', () => {
  it('is louder the faster, and brighter: by ear, over the whole of what a hand can do', () => {
    for (const kind of ['disc', 'cushion'] as const) {
      const blows = [0.1, 0.4, 1, 2, 4].map((speed) => blow(kind, speed));
      const loudness = blows.map(rms);
      expect(loudness).toEqual([...loudness].sort((a, b) => a - b));
      expect(decibels(loudness[4] ?? 0, loudness[0] ?? 1)).toBeGreaterThan(20);
      expect(centroid(blows[4] as Float32Array)).toBeGreaterThan(centroid(blows[1] as Float32Array));
    }
  });

  it('has a cushion much duller than man on man, and longer', () => {
    expect(centroid(blow('disc', 2))).toBeGreaterThan(3 * centroid(blow('cushion', 2)));
    const lasts = (samples: Float32Array) =>
      rms(between(samples, 0.06, 0.2)) / rms(between(samples, 0, 0.06));
    expect(lasts(blow('cushion', 2))).toBeGreaterThan(2 * lasts(blow('disc', 2)));
  });

  it('has the board’s wood under man on man: low, and far below the click', () => {
    const bands = spectrum(blow('disc', 4));
    const sum = (from: number, to: number) =>
      bands.filter(({ hertz }) => hertz >= from && hertz < to).reduce((all, { power }) => all + power, 0);
    const below = 10 * Math.log10(sum(60, 600) / sum(1000, 8000));
    expect(below).toBeGreaterThan(-30);
    expect(below).toBeLessThan(-3);
  });

  it('has a room that answers within a tenth of a second and is then silent', () => {
    const click = blow('disc', 4);
    const dry = rms(between(click, 0, 0.02));
    expect(decibels(rms(between(click, 0.05, 0.09)), dry)).toBeGreaterThan(-50);
    expect(decibels(rms(between(click, 0.05, 0.09)), dry)).toBeLessThan(-12);
    expect(decibels(rms(between(click, 0.22, 0.28)), dry)).toBeLessThan(-45);
  });

  it('has a pocket of two parts: a low drop, and a net that rustles after it', () => {
    const drop = blow('pocket', 1.5);
    expect(centroid(between(drop, 0, 0.1))).toBeLessThan(500);
    expect(centroid(between(drop, 0.16, 0.4))).toBeGreaterThan(2 * centroid(between(drop, 0, 0.1)));
    const tail = decibels(rms(between(drop, 0.16, 0.3)), rms(between(drop, 0, 0.1)));
    expect(tail).toBeGreaterThan(-30);
    expect(tail).toBeLessThan(-6);
    expect(decibels(rms(between(drop, 0.6, 0.7)), rms(between(drop, 0, 0.1)))).toBeLessThan(-35);
  });

  it('lets the queen hum on where another piece is silent, and no louder', () => {
    const [queen, man] = [blow('queen', 1.5), blow('pocket', 1.5)];
    const late = (samples: Float32Array) => rms(between(samples, 0.35, 0.6));
    expect(decibels(late(queen), late(man))).toBeGreaterThan(6);
    expect(peak(queen)).toBeLessThan(1.2 * peak(man));
  });

  it('never clips in a break, begins and ends in silence, and is a file one can listen to', () => {
    const stroke = { x: 0, y: -0.2526, vx: 0.05, vy: 6 };
    const { trace, contacts } = simulate({ men: openingRack(ICF) }, stroke, ICF, { trace: true });
    if (!trace) throw new Error('a trace was asked for');
    const heard = renderSounds(planSounds(contacts, trace, () => 0));
    expect(peak(heard)).toBeLessThan(1);
    expect(decibels(peak(heard), 1)).toBeGreaterThan(-18);
    expect(Math.abs(heard.at(-1) ?? 1)).toBeLessThan(0.001);
    const file = join(mkdtempSync(join(tmpdir(), 'opencarrom-sound-')), 'break.wav');
    writeFileSync(file, wave(heard));
    expect(statSync(file).size).toBe(44 + 2 * heard.length);
  });
});

/** A file of one channel with 16 bits. */
function wave(samples: Float32Array): Buffer {
  const file = Buffer.alloc(44 + 2 * samples.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * samples.length, 4);
  file.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, RATE],
    [28, 2 * RATE],
    [40, 2 * samples.length],
  ] as const)
    file.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, at);
  file.write('data', 36);
  for (const [n, sample] of samples.entries())
    file.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, sample))), 44 + 2 * n);
  return file;
}
