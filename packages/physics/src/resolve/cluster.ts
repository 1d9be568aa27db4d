import { relaunch, reschedule } from '../detect/schedule.js';
import { forget } from '../motion/slide.js';
import * as logRoom from '../output/event-log.js';
import { noteContact, notePiece } from '../output/note-events.js';
import * as discs from '../workspace.js';
import * as clusterContacts from './cluster-contacts.js';
import { gather } from './cluster-contacts.js';
import { resolveCluster, wasMoved } from './cluster-springs.js';

const { members, memory, NOTED_SPEED, ROOM } = discs;
const { contactCount, firstOf, pressedAt, pressedBy, secondOf } = clusterContacts;
const { log } = logRoom;

const wasStruck = new Uint8Array(ROOM);

/**
 * An impact that a whole cluster of touching discs takes at once. The single contact that set it off was noted
 * and played; it stands only if the shock leaves its discs as they were.
 */
export function shock(count: number): void {
  for (let i = 0; i < count; i++) wasStruck[i] = members[i];
  gather(count);
  resolveCluster(count);
  let struck = false;
  for (let i = 0; i < count; i++) if (wasStruck[i] === 1 && wasMoved(i)) struck = true;
  for (let i = 0; i < count; i++) {
    if (wasStruck[i] === 1 && !struck) forget(i);
    else if (wasStruck[i] === 1 || wasMoved(i)) {
      notePiece(i);
      relaunch(i);
    }
  }
  if (struck) log.contacts--;
  noteShock();
  reschedule(count);
}

/** Notes the contacts of a cluster in the order in which the shock reached them. */
function noteShock(): void {
  const d = memory;
  const contacts = contactCount[0];
  let from = 0;
  for (;;) {
    let next = 0;
    for (let at = 0; at < contacts; at++) {
      if (pressedAt[at] > from && (next === 0 || pressedAt[at] < next)) next = pressedAt[at];
    }
    if (next === 0) return;
    for (let at = 0; at < contacts; at++) {
      if (pressedAt[at] !== next) continue;
      d[NOTED_SPEED] = pressedBy[at];
      noteContact(firstOf[at], secondOf[at]);
    }
    from = next;
  }
}
