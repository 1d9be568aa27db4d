/** Reads the code in a picture: of a camera, or taken with one. Null: none is seen. */
export type CodeReader = (picture: HTMLVideoElement | ImageBitmap) => Promise<string | null>;

interface Detector {
  readonly detect: (
    picture: HTMLVideoElement | ImageBitmap,
  ) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorMaker {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** Returns the browser's own reader. Few laptops have one: for the others, ours is fetched when it is first needed. */
export async function codeReader(): Promise<CodeReader> {
  const maker = (globalThis as { readonly BarcodeDetector?: DetectorMaker }).BarcodeDetector;
  const formats = (await maker?.getSupportedFormats().catch(() => [])) ?? [];
  if (!maker || !formats.includes('qr_code')) return ourReader();
  const detector = new maker({ formats: ['qr_code'] });
  return async (picture) => {
    const [code] = await detector.detect(picture).catch(() => []);
    return code?.rawValue ?? null;
  };
}

/** A finer picture takes longer to look through, and the codes on a phone's screen are coarse. */
const LONGEST_SIDE = 1280;

async function ourReader(): Promise<CodeReader> {
  const { CAMERA, PHOTO, readCode } = await import('./read-code.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const isCamera = picture instanceof HTMLVideoElement;
    const wide = isCamera ? picture.videoWidth : picture.width;
    const high = isCamera ? picture.videoHeight : picture.height;
    if (!context || wide === 0 || high === 0) return null;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(wide, high));
    canvas.width = Math.round(wide * scale);
    canvas.height = Math.round(high * scale);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const frame = context.getImageData(0, 0, canvas.width, canvas.height);
    return readCode(frame, isCamera ? CAMERA : PHOTO);
  };
}
