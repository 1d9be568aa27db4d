/** What can be done about an entry. */
export type EntryDeed = 'change' | 'withdraw' | 'return' | 'keep-to' | 'captain';
