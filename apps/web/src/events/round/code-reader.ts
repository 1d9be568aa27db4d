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

/** Few laptops have a reader of their own: for those one is fetched, when it is first needed. */
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
  const { default: read } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const [wide, high] =
      picture instanceof HTMLVideoElement
        ? [picture.videoWidth, picture.videoHeight]
        : [picture.width, picture.height];
    if (!context || wide === 0 || high === 0) return null;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(wide, high));
    canvas.width = Math.round(wide * scale);
    canvas.height = Math.round(high * scale);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return read(data, width, height, { inversionAttempts: 'dontInvert' })?.data || null;
  };
}
