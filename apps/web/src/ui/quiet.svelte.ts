/** Is it too soon for a press? Shown on the buttons it concerns, until it no longer is. */
export class Quiet {
  isOn = $state(false);

  /** For an effect: quiet until then, in the time of events. */
  until(end: number): (() => void) | undefined {
    const left = end - performance.now();
    this.isOn = left > 0;
    if (left <= 0) return;
    const settling = setTimeout(() => {
      this.isOn = false;
    }, left);
    return () => clearTimeout(settling);
  }
}
