/** So near to the window's edge, in pixels, what is drawn asks for more of the page. */
const NEAR = 96;
/** As fast as it ever goes, in pixels a frame: a list of a hundred rows passes in a few seconds. */
const FASTEST = 18;

/** Scrolls the page while a pointer is held near the window's upper or lower edge, the faster the nearer. */
export class EdgeScroll {
  private frame = 0;
  private pointer = 0;

  /** `onscroll`: the page has moved under the pointer. */
  constructor(private readonly onscroll: () => void) {}

  /** The pointer is here now, from the window's upper edge. */
  at(pointer: number): void {
    this.pointer = pointer;
    if (this.frame === 0 && speedAt(pointer) !== 0) this.frame = requestAnimationFrame(this.go);
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private readonly go = (): void => {
    this.frame = 0;
    const before = scrollY;
    scrollBy({ top: speedAt(this.pointer), behavior: 'instant' });
    if (scrollY === before) return;
    this.onscroll();
    this.at(this.pointer);
  };
}

function speedAt(pointer: number): number {
  const above = NEAR - pointer;
  const below = pointer - (innerHeight - NEAR);
  const depth = Math.max(above, below);
  if (depth <= 0) return 0;
  return Math.sign(below - above) * Math.ceil(FASTEST * Math.min(1, depth / NEAR));
}
