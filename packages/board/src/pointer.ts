import type { Point } from '@opencarrom/physics';

/** One finger, mouse or pen on the board at a time, in metres and milliseconds. */
export interface PointerHandlers {
  press(at: Point, time: number, isFinger: boolean): void;
  drag(at: Point, time: number): void;
  release(time: number): void;
  cancel(): void;
}

/** Turns an element's pointer events into those of one hand; the page never scrolls under it. */
export function followPointer(
  element: HTMLElement,
  toBoard: (clientX: number, clientY: number) => Point,
  hand: PointerHandlers,
): () => void {
  let pointer: number | null = null;
  const before = element.style.touchAction;
  element.style.touchAction = 'none';

  const press = (event: PointerEvent) => {
    if (pointer !== null || event.button > 0) return;
    pointer = event.pointerId;
    element.setPointerCapture(event.pointerId);
    hand.press(toBoard(event.clientX, event.clientY), event.timeStamp, event.pointerType === 'touch');
  };
  const drag = (event: PointerEvent) => {
    if (event.pointerId === pointer) hand.drag(toBoard(event.clientX, event.clientY), event.timeStamp);
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    hand.release(event.timeStamp);
  };
  const cancel = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    hand.cancel();
  };

  element.addEventListener('pointerdown', press);
  element.addEventListener('pointermove', drag);
  element.addEventListener('pointerup', release);
  element.addEventListener('pointercancel', cancel);
  return () => {
    element.style.touchAction = before;
    element.removeEventListener('pointerdown', press);
    element.removeEventListener('pointermove', drag);
    element.removeEventListener('pointerup', release);
    element.removeEventListener('pointercancel', cancel);
  };
}

/** How far from a piece a press still takes it, in metres: at least this many pixels on either side. */
export function reachOfFinger(scale: number, radius: number, isFinger: boolean): number {
  return Math.max(radius * 1.15, (isFinger ? 26 : 14) / scale);
}

/** What a hand trembles, in metres. */
export function slopOf(scale: number, isFinger: boolean): number {
  return (isFinger ? 8 : 4) / scale;
}
