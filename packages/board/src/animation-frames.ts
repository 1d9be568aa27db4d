/** Where frames come from: the browser's own, or a test's. Times are in milliseconds. */
export interface Frames {
  request(draw: (now: number) => void): number;
  cancel(id: number): void;
}

export const browserFrames: Frames = {
  request: (draw) => requestAnimationFrame(draw),
  cancel: (id) => cancelAnimationFrame(id),
};
