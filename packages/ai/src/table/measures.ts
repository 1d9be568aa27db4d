import { type Equipment, pocketAt } from '@opencarrom/physics';

/** The numbers of a board that aiming asks for, worked out once. */
export interface BoardMeasures {
  readonly equipment: Equipment;
  readonly half: number;
  /** From the centre, along either axis, to a pocket's centre. */
  readonly pocketAt: number;
  readonly pocket: number;
  readonly man: number;
  readonly striker: number;
  /** Striker's and man's radius together: how far apart their centres are when they touch. */
  readonly reach: number;
  /** The middle of the base line as its player sees it, from the centre. */
  readonly baseY: number;
  /** v² lost per metre of sliding. */
  readonly drag: number;
  /** Speed a man gets per speed of the striker along the line of centres, and per speed of another man. */
  readonly kick: number;
  readonly pass: number;
  /** Friction between discs, and the slope of the throw where they stick: see `throwOf`. */
  readonly rub: number;
  readonly stick: number;
  readonly stickMen: number;
  readonly cushion: { readonly restitution: number; readonly friction: number };
}

export function measuresOf(equipment: Equipment): BoardMeasures {
  const { physics, man, striker, markings } = equipment;
  const { restitution, contactFriction } = physics;
  const half = equipment.surface / 2;
  return {
    equipment,
    half,
    pocketAt: pocketAt(equipment),
    pocket: equipment.pocket / 2,
    man: man.diameter / 2,
    striker: striker.diameter / 2,
    reach: (man.diameter + striker.diameter) / 2,
    baseY: markings.baseLine.fromFrame + markings.baseLine.gap / 2 - half,
    drag: 2 * physics.friction * physics.gravity,
    kick: ((1 + restitution.striker) * striker.mass) / (striker.mass + man.mass),
    pass: (1 + restitution.men) / 2,
    rub: contactFriction.disc,
    stick: 1 / (3 * (1 + restitution.striker)),
    stickMen: 1 / (3 * (1 + restitution.men)),
    cushion: { restitution: restitution.cushion, friction: contactFriction.cushion },
  };
}

/**
 * How far friction throws a struck disc off the line of centres, as a slope: it is dragged along by what
 * strikes it, fully while the rims stick, and by the friction's share of the blow once they slip.
 */
export function throwOf(cut: number, rub: number, stick: number): number {
  return Math.min(rub, cut * stick);
}
