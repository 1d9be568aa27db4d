/** What is kept of the shots that are everybody's. */
export interface ShotTables {
  daily_shots: DailyShotRow;
}

/** How somebody did at the shot of a day: once, by their first success or else their last try that was told. */
interface DailyShotRow {
  day: string;
  account: string;
  shot: string;
  solved: 0 | 1;
  tries: number;
  /** Which of the shot's ways it was; null: another, or none. */
  way: number | null;
  sent_at: number;
}
