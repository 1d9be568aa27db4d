import type { EventLine } from '../../src/index.js';

/** No seen text may have it: it stands in everything that is private. */
export const SECRET = 'not for everybody';

/**
 * The lines of an event with something private wherever there can be: every third player is not to be named, who did it
 * and why is told, and reports are signed and sent from a device.
 */
export function withSecrets(lines: readonly EventLine[]): readonly EventLine[] {
  const unnamed = new Set(
    lines
      .flatMap(({ act }) => (act.type === 'enter' ? act.entries.flatMap(({ players }) => players) : []))
      .filter((_, index) => index % 3 === 0)
      .map(({ name }) => name),
  );
  return lines.map((line) => ({ ...(changed(line, unnamed) as EventLine), by: SECRET }));
}

type Fields = Readonly<Record<string, unknown>>;

const SENT = { from: SECRET, sequence: 1, hash: SECRET };

function changed(value: unknown, unnamed: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return unnamed.has(value) ? `${SECRET}: ${value}` : value;
  if (Array.isArray(value)) return value.map((each) => changed(each, unnamed));
  if (typeof value !== 'object' || value === null) return value;
  const all = Object.entries(value).map(([name, each]) => [name, changed(each, unnamed)]);
  const { reason, report, ...fields }: Fields = Object.fromEntries(all);
  return {
    ...fields,
    ...(reason === undefined ? {} : { reason: SECRET }),
    ...(isUnnamed(value, unnamed)
      ? { shown: false, id: `${SECRET}: ${(value as { name: string }).name}`, club: SECRET }
      : {}),
    ...(report === undefined
      ? {}
      : {
          report: { ...(report as object), umpire: SECRET, reason: SECRET, signatures: [SECRET], sent: SENT },
        }),
  };
}

const isUnnamed = (value: object, unnamed: ReadonlySet<string>): boolean =>
  'name' in value && typeof value.name === 'string' && unnamed.has(value.name);
