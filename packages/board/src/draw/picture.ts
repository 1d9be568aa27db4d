export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A picture drawn once and shown often. */
export type Picture = ImageBitmap;

/** A sheet to draw a picture on; `done` takes the picture off it. */
export interface DrawingSheet {
  readonly pen: Pen;
  done(): Picture;
}

export function makeSheet(width: number, height: number): DrawingSheet {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser gives no 2D canvas');
  return { pen, done: () => canvas.transferToImageBitmap() };
}

/** A colour of a theme (#rrggbb) with an opacity. */
export function faded(colour: string, opacity: number): string {
  const [r, g, b] = channels(colour);
  return `rgba(${r}, ${g}, ${b}, ${opacity})`;
}

/** Between two colours of a theme. */
export function blend(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const [red, green, blue] = a.map((channel, n) => Math.round(channel + ((b[n] ?? 0) - channel) * share));
  return `rgb(${red}, ${green}, ${blue})`;
}

export function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function disc(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
}
