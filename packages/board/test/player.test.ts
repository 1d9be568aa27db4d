import { ICF, simulate } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { Film, type Sound, type SoundEvent } from '../src/index.js';
import { StrokePlayer } from '../src/motion/stroke-player.js';
import { planSounds } from '../src/sound/index.js';

function setting(rate = 1) {
  const men = [{ id: 'w1', x: 0, y: 0.1 }] as const;
  const { trace, contacts } = simulate({ men }, { x: 0, y: -0.2526, vx: 0, vy: 2 }, ICF, { trace: true });
  if (!trace) throw new Error('a trace was asked for');
  const heard: { event: SoundEvent; delay: number; at: number }[] = [];
  let hushed = 0;
  let now = 0;
  const sound: Sound = {
    unlock: () => {},
    setVolume: () => {},
    setMuted: () => {},
    plan: () => [],
    play: (event, delay) => heard.push({ event, delay, at: now }),
    slide: () => {},
    hush: () => hushed++,
    destroy: () => {},
  };
  const sounds = planSounds(contacts, trace, () => 0);
  let planned = 0;
  const plan = () => {
    planned++;
    return sounds;
  };
  const ends: string[] = [];
  const player = new StrokePlayer(new Film(trace, ICF), plan, sound, rate, (how) => ends.push(how));
  const run = (frames: number, step = 16) => {
    for (let n = 0; n < frames && player.isRunning; n++) {
      player.advance(now);
      now += step;
    }
  };
  return { player, sounds, heard, ends, run, planned: () => planned, hushes: () => hushed, time: () => now };
}

describe('the time of a stroke', () => {
  it.each([0.25, 1, 2])('runs at %f times its pace', (rate) => {
    const { player, run } = setting(rate);
    run(26);
    expect(player.t).toBeCloseTo(25 * 0.016 * rate, 9);
  });

  it('ends once, when everything rests', () => {
    const { player, run, ends } = setting();
    run(2000);
    expect(player.isOver).toBe(true);
    expect(player.t).toBe(player.film.length);
    expect(ends).toEqual(['ended']);
    expect(player.isRunning).toBe(false);
  });

  it('waits while paused, and goes on from there', () => {
    const { player, run } = setting();
    run(11);
    player.pause();
    const { t } = player;
    run(50);
    expect(player.t).toBe(t);
    player.resume();
    run(2);
    expect(player.t).toBeCloseTo(t + 0.016, 9);
  });

  it('does not leap over what the page slept through', () => {
    const { player, run } = setting();
    run(2, 5000);
    expect(player.t).toBeCloseTo(0.1, 9);
  });

  it('is shown again from its beginning', () => {
    const { player, run, ends } = setting();
    run(2000);
    player.resume();
    expect(player.t).toBe(0);
    run(2000);
    expect(ends).toEqual(['ended']);
    expect(player.isOver).toBe(true);
  });

  it('is skipped to its end', () => {
    const { player, run, ends, hushes } = setting();
    run(5);
    player.end('skipped');
    expect(player.t).toBe(player.film.length);
    expect(ends).toEqual(['skipped']);
    expect(hushes()).toBeGreaterThan(0);
  });
});

describe('the sounds of a stroke', () => {
  it('do not keep its first frame waiting', () => {
    const { run, planned } = setting();
    run(1);
    expect(planned()).toBe(0);
    run(3);
    expect(planned()).toBe(1);
  });

  it.each([0.25, 1, 2])('come once each, in order, on time at %f times its pace', (rate) => {
    const { heard, sounds, run } = setting(rate);
    run(5000);
    expect(heard.map(({ event }) => event)).toEqual(sounds);
    for (const { event, delay, at } of heard) {
      expect(at / 1000 + delay).toBeCloseTo(event.t / rate, 6);
      expect(delay).toBeGreaterThanOrEqual(0);
    }
  });

  it('are not repeated when going on from the middle', () => {
    const { player, heard, sounds, run } = setting();
    const second = sounds[1];
    if (!second) throw new Error('the man goes on to a cushion');
    player.seek(second.t - 0.001);
    run(5000);
    expect(heard.map(({ event }) => event)).toEqual(sounds.slice(1));
  });
});
