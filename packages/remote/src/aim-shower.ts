import { AIM_EVERY, type AimNow } from '@opencarrom/protocol';
import type { RemotePorts } from './ports.js';

/** An aim as one has it: any angle, all digits. */
export interface OwnAim extends Pick<AimNow, 'x' | 'y' | 'angle' | 'power'> {
  readonly spin?: number;
}

interface Shown {
  /** The number of the last event when it was aimed so. */
  readonly after: number;
  /** Null: one aims no more. */
  readonly aim: AimNow | null;
}

/** Shows others how one aims: a few times a second, only what has changed, and at last that one aims no more. */
export class AimShower {
  private latest: Shown | null = null;
  private shown = 'nothing';
  private callOff: (() => void) | null = null;
  private isHere = false;

  constructor(
    private readonly ports: Pick<RemotePorts, 'after'>,
    private readonly send: (shown: Shown) => void,
  ) {}

  /** The newest counts; what lies between two frames is left out. */
  show(after: number, aim: OwnAim | null): void {
    this.latest = { after, aim: aim && rounded(aim) };
    // That it is over need not wait.
    if (!aim) this.rest();
    if (!this.callOff) this.sendLatest();
  }

  /** With the stroke the aim is gone for everybody: nothing more needs to be said of it. */
  struck(): void {
    this.latest = null;
    this.forget();
  }

  /** Is somebody there to see it? Whoever comes next has seen nothing yet. */
  reach(isHere: boolean): void {
    if (isHere === this.isHere) return;
    this.isHere = isHere;
    this.forget();
    if (isHere) this.sendLatest();
  }

  private forget(): void {
    this.rest();
    this.shown = 'nothing';
  }

  private rest(): void {
    this.callOff?.();
    this.callOff = null;
  }

  private sendLatest(): void {
    this.callOff = null;
    const { latest } = this;
    const said = latest?.aim ? JSON.stringify(latest) : 'nothing';
    if (!latest || !this.isHere || said === this.shown) return;
    this.shown = said;
    this.send(latest);
    this.callOff = this.ports.after(AIM_EVERY, () => this.sendLatest());
  }
}

const WHOLE_TURN = 2 * Math.PI;

/** Half a millimetre and a twentieth of a degree: nobody sees less. */
function rounded({ x, y, angle, power, spin = 0 }: OwnAim): AimNow {
  const way = angle - WHOLE_TURN * Math.floor(angle / WHOLE_TURN + 0.5);
  const turning = toDigits(spin, 2);
  return {
    ...{ x: toDigits(x, 4), y: toDigits(y, 4), angle: toDigits(way, 3), power: toDigits(power, 2) },
    ...(turning === 0 ? {} : { spin: turning }),
  };
}

const toDigits = (value: number, digits: number): number => Number(value.toFixed(digits)) || 0;
