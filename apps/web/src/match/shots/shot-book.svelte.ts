import { emptyRecord, readShotRecord, type ShotRecord } from './shot-record.js';

const KEY = 'opencarrom.shots';

/** Null: the browser keeps nothing here. */
function kept(): ShotRecord | null {
  try {
    return readShotRecord(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** What this device knows of shots, the same in all its windows. */
class ShotBook {
  private record: ShotRecord = $state.raw(kept() ?? emptyRecord());
  /** False: the browser keeps nothing here, and all of it is gone with the page. */
  isKept = $state(true);

  constructor() {
    addEventListener('storage', ({ key }: StorageEvent) => {
      if (key === KEY || key === null) this.record = kept() ?? this.record;
    });
  }

  get all(): ShotRecord {
    return this.record;
  }

  /** Changes what is kept now: another window may have written since. */
  change(change: (record: ShotRecord) => Partial<ShotRecord>): void {
    const before = (this.isKept && kept()) || this.record;
    this.record = { ...before, ...change(before) };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.record));
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
  }
}

export const shotBook = new ShotBook();
