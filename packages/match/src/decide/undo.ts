import type { Doing } from '../log/command.js';
import type { Actor } from '../players.js';
import type { Marks, Proceedings } from './proceedings.js';

/** The newest act taken back, with all that came of it. The log keeps both the act and its taking back. */
export function undo(proceedings: Proceedings, by: Actor, act: Doing<'undo'>, marks: Marks): void {
  const to = proceedings.state.before;
  if (to === null) throw new Error('the guard lets nobody undo nothing');
  proceedings.happen({ type: 'done', by, act, ...marks });
  proceedings.happen({ type: 'rewound', to });
}

/** What was taken back last stands again. */
export function redo(proceedings: Proceedings, by: Actor, act: Doing<'redo'>, marks: Marks): void {
  const to = proceedings.state.undone;
  if (to === null) throw new Error('the guard lets nobody redo nothing');
  proceedings.happen({ type: 'done', by, act, ...marks });
  proceedings.happen({ type: 'rewound', to });
}
