import type { Change } from '../store/change.js';
import type { Store } from '../store/store.js';

/** A short link goes once nobody is left who made it; one that was taken down stays known by its hash. */
export const linkIfNobodys = (link: string, { db }: Store): Change => ({
  change: db
    .deleteFrom('short_links')
    .where('id', '=', link)
    .where('taken_down_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('short_link_makers').select('link').where('link', '=', link))),
    ),
});
