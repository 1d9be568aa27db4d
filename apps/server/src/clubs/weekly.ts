/** When something happens every week: on this day, at this time by the clocks of this zone. */
export interface Weekly {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** As 19:30. */
  readonly time: string;
  readonly zone: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The first such moment after this one, in milliseconds since 1970. */
export function nextWeekly({ weekday, time, zone }: Weekly, after: number): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  // From yesterday on: east of Greenwich it is tomorrow already.
  for (let days = -1; days <= 8; days++) {
    const { year, month, day } = clockIn(zone, after + days * DAY);
    const date = Date.UTC(year, month - 1, day);
    if (new Date(date).getUTCDay() !== weekday) continue;
    const moment = momentOf(zone, date + (hours * 60 + minutes) * MINUTE);
    if (moment > after) return moment;
  }
  throw new RangeError(`there is no weekday ${weekday}`);
}

/** The moment at which the clocks of the zone show what UTC would show at `wall`. Where they jump over it, soon after. */
function momentOf(zone: string, wall: number): number {
  const first = wall - offsetAt(zone, wall);
  return wall - offsetAt(zone, first);
}

/** So many milliseconds the clocks of the zone are ahead of UTC. */
function offsetAt(zone: string, moment: number): number {
  const { year, month, day, hour, minute, second } = clockIn(zone, moment);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

function clockIn(zone: string, moment: number) {
  const parts = formatFor(zone).formatToParts(new Date(moment));
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return {
    ...{ year: read('year'), month: read('month'), day: read('day') },
    ...{ hour: read('hour'), minute: read('minute'), second: read('second') },
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: zone, hourCycle: 'h23' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    });
  formats.set(zone, made);
  return made;
}
