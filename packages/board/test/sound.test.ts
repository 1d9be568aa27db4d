import { type Contact, ICF, openingRack, simulate, type Trace } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { createSound, planSounds, type SoundEvent } from '../src/sound/index.js';
import { samplesOf } from '../src/sound/voices.js';

const NOTHING: Trace = { slowing: 1, start: [], paths: [], fallen: [] };
const pan = (x: number) => x / (ICF.surface / 2);

function contact(t: number, b: Contact['b'], speed: number, x = 0): Contact {
  return { t, a: 'striker', b, ax: x, ay: 0, bx: x, by: 0, speed };
}

describe('what is heard of a stroke', () => {
  it('is a blow for every contact: louder the faster, duller on the cushion, from where it was', () => {
    const plan = planSounds(
      [contact(0.1, 'w1', 4, 0.185), contact(0.5, 'cushion:N', 1, -0.37), contact(0.9, 'w2', 0.25)],
      NOTHING,
      pan,
    );
    expect(plan).toEqual([
      { t: 0.1, kind: 'disc', strength: 1, pan: 0.5 },
      { t: 0.5, kind: 'cushion', strength: 0.5, pan: -1 },
      { t: 0.9, kind: 'disc', strength: 0.25, pan: 0 },
    ]);
  });

  it('leaves out what nobody hears', () => {
    expect(planSounds([contact(0.1, 'w1', 0.01)], NOTHING, pan)).toEqual([]);
  });

  it('hears contacts of one instant as one, a little louder', () => {
    const plan = planSounds([contact(0.1, 'w1', 1), contact(0.103, 'w2', 1)], NOTHING, pan);
    expect(plan).toHaveLength(1);
    expect(plan[0]?.strength).toBeGreaterThan(0.5);
  });

  it('has a drop for every pocketed piece, in its corner, in order of time', () => {
    const men = [{ id: 'w1', x: 0.25, y: 0.25 }] as const;
    const { trace, contacts } = simulate({ men }, { x: 0.15, y: 0.15, vx: 1.2, vy: 1.2 }, ICF, {
      trace: true,
    });
    if (!trace) throw new Error('a trace was asked for');
    const plan = planSounds(contacts, trace, pan);
    const drops = plan.filter(({ kind }) => kind === 'pocket');
    expect(drops.map(({ t }) => t)).toEqual(trace.fallen.map(({ t }) => t));
    expect(drops[0]?.pan).toBeGreaterThan(0.5);
    expect(plan.map(({ t }) => t)).toEqual(plan.map(({ t }) => t).sort((a, b) => a - b));
  });

  it('does not crowd the break with more voices than can be heard', () => {
    const stroke = { x: 0, y: -0.2526, vx: 0.05, vy: 6 };
    const { trace, contacts } = simulate({ men: openingRack(ICF) }, stroke, ICF, { trace: true });
    if (!trace) throw new Error('a trace was asked for');
    const plan = planSounds(contacts, trace, pan);
    expect(contacts.length).toBeGreaterThan(plan.length);
    for (const { t } of plan) {
      const crowd = plan.filter((other) => Math.abs(other.t - t) < 0.025 && other.kind !== 'pocket');
      expect(crowd.length).toBeLessThanOrEqual(20);
    }
  });
});

describe('the voices', () => {
  it.each(['disc', 'cushion', 'pocket', 'queen'] as const)(
    '%s: begins loud, dies away, never clips',
    (kind) => {
      const samples = samplesOf(kind, 44100);
      const energy = (from: number, to: number) =>
        samples
          .slice(from * samples.length, to * samples.length)
          .reduce((sum, value) => sum + value * value, 0);
      expect(Math.max(...samples.map(Math.abs))).toBeCloseTo(1, 6);
      expect(energy(0, 0.25)).toBeGreaterThan(4 * energy(0.5, 1));
      expect(samples.at(-1)).toBeCloseTo(0, 2);
    },
  );

  it('are silent but harmless where there is no sound at all', () => {
    const felt: number[] = [];
    const sound = createSound({ vibrate: (milliseconds) => felt.push(milliseconds) });
    sound.unlock();
    sound.setVolume(2);
    sound.setMuted(true);
    sound.play({ t: 0, kind: 'pocket', strength: 1, pan: 0 }, 0);
    sound.play({ t: 0, kind: 'disc', strength: 0.2, pan: 0 }, 0);
    sound.slide(1);
    sound.hush();
    sound.destroy();
    expect(felt).toEqual([18]);
  });

  it('let a hand feel one tap where many discs meet, every pocket, and the next stroke anew', () => {
    const felt: number[] = [];
    const sound = createSound({ vibrate: (milliseconds) => felt.push(milliseconds) });
    const play = (t: number, kind: SoundEvent['kind']) => sound.play({ t, kind, strength: 1, pan: 0 }, 0);
    play(0.1, 'disc');
    play(0.11, 'disc');
    play(0.12, 'pocket');
    play(0.3, 'disc');
    sound.hush();
    play(0.31, 'disc');
    expect(felt).toEqual([8, 18, 8, 8]);
  });
});
