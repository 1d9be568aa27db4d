/** In milliseconds and pixels: sooner and nearer than anybody means to touch something else. */
const SOON = 400;
const NEAR = 24;

/**
 * A finger may tap twice where one tap has already taken away what lay there. The second tap was not meant for what
 * comes to light beneath, and so it does nothing.
 */
export class SecondTap {
  private first: MouseEvent | null = null;

  /** A tap that may take something away. The keyboard's own clicks have no place and are never doubled. */
  follows(tap: MouseEvent): void {
    this.first = tap.detail > 0 ? tap : null;
  }

  /** It is being taken away by something other than a tap. */
  forget(): void {
    this.first = null;
  }

  /** It has been taken away. */
  swallow(): void {
    const { first } = this;
    this.first = null;
    if (!first) return;
    const watching = new AbortController();
    const stop = (event: MouseEvent) => {
      const isNear = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < NEAR;
      // Whoever has touched something else meanwhile means the next tap, wherever it falls.
      if (!isNear) watching.abort();
      if (!isNear || event.detail === 0 || event.timeStamp - first.timeStamp > SOON) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const touch of ['pointerdown', 'click'] as const)
      addEventListener(touch, stop, { capture: true, signal: watching.signal });
    setTimeout(() => watching.abort(), SOON);
  }
}
