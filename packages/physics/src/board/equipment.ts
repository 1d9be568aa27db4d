/** A board and its discs, in metres, kilograms and seconds. */
export interface Equipment {
  /** The side of the playing surface. */
  readonly surface: number;
  readonly frame: { readonly breadth: number; readonly height: number };
  /** The diameter of a pocket; the frame's inside corners are rounded to fit it. */
  readonly pocket: number;
  readonly man: Disc;
  readonly striker: Disc;
  readonly markings: Markings;
  readonly physics: Physics;
}

export interface Disc {
  readonly diameter: number;
  readonly mass: number;
}

export interface Markings {
  /** The base lines: overall length, the lower line's distance from the frame and thickness, the gap to the upper. */
  readonly baseLine: {
    readonly length: number;
    readonly fromFrame: number;
    readonly thickness: number;
    readonly gap: number;
  };
  readonly baseCircle: { readonly diameter: number; readonly inner: number };
  /** The arrows at 45°: from the pocket's edge to the tip, and tip to tail. */
  readonly arrow: { readonly fromPocket: number; readonly length: number };
  readonly centreCircle: number;
  readonly outerCircle: number;
}

export interface Physics {
  /** Sliding friction between disc and board. */
  readonly friction: number;
  readonly gravity: number;
  readonly restitution: { readonly men: number; readonly striker: number; readonly cushion: number };
  /** Friction where rims and cushions touch: what makes spin. */
  readonly contactFriction: { readonly disc: number; readonly cushion: number };
  /** The speed that would close a pocket's mouth, and the share of it that stays open at any speed. */
  readonly mouth: { readonly rejectSpeed: number; readonly least: number };
}

/** The federation's board, with coefficients of a well powdered one. */
export const ICF: Equipment = {
  surface: 0.74,
  frame: { breadth: 0.07, height: 0.022 },
  pocket: 0.0445,
  man: { diameter: 0.0318, mass: 0.0055 },
  striker: { diameter: 0.0413, mass: 0.015 },
  markings: {
    baseLine: { length: 0.47, fromFrame: 0.1015, thickness: 0.005, gap: 0.0318 },
    baseCircle: { diameter: 0.0318, inner: 0.0254 },
    arrow: { fromPocket: 0.05, length: 0.267 },
    centreCircle: 0.0318,
    outerCircle: 0.17,
  },
  physics: {
    friction: 0.1,
    gravity: 9.81,
    restitution: { men: 0.9, striker: 0.9, cushion: 0.8 },
    contactFriction: { disc: 0.08, cushion: 0.15 },
    mouth: { rejectSpeed: 8, least: 0.35 },
  },
};

/** Profiles by name. */
export const EQUIPMENT: Readonly<Record<string, Equipment>> = { icf: ICF };

type Parts<T> = { readonly [K in keyof T]?: T[K] extends number ? number : Parts<T[K]> };
export type EquipmentParts = Parts<Equipment>;

/** A profile with some parts changed; whatever is left out stays. */
export function withParts(equipment: Equipment, parts: EquipmentParts): Equipment {
  return merge(equipment, parts);
}

function merge<T extends object>(whole: T, parts: Parts<T>): T {
  const merged = { ...whole };
  for (const key of Object.keys(parts) as (keyof T)[]) {
    const part = parts[key];
    if (part === undefined) continue;
    const old = whole[key];
    merged[key] = (
      typeof old === 'object' && old !== null ? merge(old, part as Parts<typeof old>) : part
    ) as T[keyof T];
  }
  return merged;
}

/** From the board's centre to a cushion. */
export function halfOf(equipment: Equipment): number {
  return equipment.surface / 2;
}

/** From the board's centre, along either axis, to a pocket's centre: a pocket touches both its cushions. */
export function pocketAt(equipment: Equipment): number {
  return (equipment.surface - equipment.pocket) / 2;
}
