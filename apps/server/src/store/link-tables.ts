/** What is kept of links that have a short address. */
export interface LinkTables {
  short_links: ShortLinkRow;
  short_link_makers: ShortLinkMakerRow;
}

/** A link, what is told of it, and what its picture shows. */
interface ShortLinkRow {
  id: string;
  /** Of the link: two that share an id by chance are told apart by it. */
  hash: string;
  /** Empty once a moderator has taken it down: its hash alone is kept, so that it does not come back. */
  link: string;
  /** Its title and description in every language, as JSON. */
  told: string;
  /** As JSON; `packages/film` paints it. */
  card: string;
  /** That of whoever made it: messengers that fetch a preview say none. */
  language: string;
  made_at: number;
  /** When it was last opened, to the day. */
  opened_at: number;
  taken_down_at: number | null;
}

/** Somebody who wants it there: without any it is removed. */
interface ShortLinkMakerRow {
  link: string;
  /** Of the key that may remove it, with its id: no two links of one device are seen to be of one. */
  hash: string;
  account: string | null;
  made_at: number;
}
