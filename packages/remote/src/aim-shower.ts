import { AIM_EVERY, type Aim } from '@opencarrom/protocol';
import type { RemotePorts } from './ports.js';

/** An aim as one has it: any angle, all digits. */
export interface OwnAim extends Pick<Aim, 'x' | 'y' | 'angle' | 'power'> {
  readonly spin?: number;
}

interface Shown {
  /** The number of the last event when it was aimed so. */
  readonly after: number;
  /** Null: one aims no more. */
  readonly aim: Aim | null;
}

/** Shows others how one aims: a few times a second, only what has changed, and at last that one aims no more. */
export class AimShower {
  private wanted: Shown | null = null;
  private shown = 'nothing';
  private callOff: (() => void) | null = null;

  constructor(
    private readonly ports: Pick<RemotePorts, 'after'>,
    private readonly send: (shown: Shown) => void,
  ) {}

  /** The newest counts; what lies between two frames is left out. */
  show(after: number, aim: OwnAim | null): void {
    if (!aim && this.shown === 'nothing') {
      this.wanted = null;
      return;
    }
    this.wanted = { after, aim: aim && rounded(aim) };
    // That it is over is not worth waiting for.
    if (!aim) this.callOff?.();
    if (!aim || !this.callOff) this.sendWanted();
  }

  /** The connection is lost: whoever is told next has seen nothing. */
  forget(): void {
    this.callOff?.();
    this.callOff = null;
    this.wanted = null;
    this.shown = 'nothing';
  }

  private sendWanted(): void {
    this.callOff = null;
    const { wanted } = this;
    this.wanted = null;
    if (!wanted) return;
    const said = wanted.aim ? JSON.stringify(wanted) : 'nothing';
    if (said === this.shown) return;
    this.shown = said;
    this.send(wanted);
    this.callOff = this.ports.after(AIM_EVERY, () => this.sendWanted());
  }
}

const WHOLE_TURN = 2 * Math.PI;

/** Half a millimetre and a twentieth of a degree: nobody sees less. */
function rounded({ x, y, angle, power, spin = 0 }: OwnAim): Aim {
  const way = angle - WHOLE_TURN * Math.round(angle / WHOLE_TURN);
  const turning = toDigits(spin, 2);
  return {
    ...{ x: toDigits(x, 4), y: toDigits(y, 4), angle: toDigits(way, 3), power: toDigits(power, 2) },
    ...(turning === 0 ? {} : { spin: turning }),
  };
}

const toDigits = (value: number, digits: number): number => Number(value.toFixed(digits)) || 0;
