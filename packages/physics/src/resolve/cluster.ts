import { relaunch, reschedule } from '../detect/schedule.js';
import { forget } from '../motion/slide.js';
import * as strokeLog from '../output/stroke-log.js';
import { noteContact, notePath } from '../output/write-stroke-log.js';
import * as workspace from '../workspace.js';
import * as clusterContacts from './cluster-contacts.js';
import { gatherCluster } from './cluster-contacts.js';
import { followImpact, wasMoved } from './cluster-springs.js';

const { members, memory, NOTED_SPEED, ROOM } = workspace;
const { contactCount, firstOf, pressedAt, pressedBy, secondOf } = clusterContacts;
const { log } = strokeLog;

const wasStruck = new Uint8Array(ROOM);

/**
 * An impact that a whole cluster of touching discs takes at once. The single contact that set it off was noted
 * and played; it stands only if the cluster's impact leaves its discs as they were.
 */
export function strikeCluster(count: number): void {
  for (let i = 0; i < count; i++) wasStruck[i] = members[i];
  gatherCluster(count);
  followImpact(count);
  let struck = false;
  for (let i = 0; i < count; i++) if (wasStruck[i] === 1 && wasMoved(i)) struck = true;
  for (let i = 0; i < count; i++) {
    if (wasStruck[i] === 1 && !struck) forget(i);
    else if (wasStruck[i] === 1 || wasMoved(i)) {
      notePath(i);
      relaunch(i);
    }
  }
  if (struck) log.contacts--;
  noteCluster();
  reschedule(count);
}

/** Notes the contacts of a cluster in the order in which the impact reached them. */
function noteCluster(): void {
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
