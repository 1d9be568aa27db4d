/** What a video is written as: MP4 is opened by every phone, WebM by all but iPhones. */
export type VideoKind = 'mp4' | 'webm';

/** A kind, and as what its pictures are encoded, in the words of WebCodecs. */
interface Way {
  readonly kind: VideoKind;
  readonly codec: string;
}

/** H.264 in its profiles from the best to the plainest, then what is free. */
const WAYS: readonly Way[] = [
  { kind: 'mp4', codec: 'avc1.64001f' },
  { kind: 'mp4', codec: 'avc1.4d001f' },
  { kind: 'mp4', codec: 'avc1.42e01f' },
  { kind: 'webm', codec: 'vp09.00.31.08' },
  { kind: 'webm', codec: 'vp8' },
];

export interface Quality {
  /** Of a side, in pixels. */
  readonly size: number;
  /** Pictures a second. */
  readonly pace: number;
  /** In bits a second. */
  readonly bitrate: number;
}

export const configFor = (codec: string, { size, pace, bitrate }: Quality): VideoEncoderConfig => ({
  codec,
  width: size,
  height: size,
  bitrate,
  framerate: pace,
  latencyMode: 'quality',
  ...(codec.startsWith('avc1') ? { avc: { format: 'avc' } } : {}),
});

/** A board is run through at this size; a single stroke is sharper. */
export const BOARD: Quality = { size: 480, pace: 25, bitrate: 300_000 };
export const STROKE: Quality = { size: 720, pace: 30, bitrate: 900_000 };

/** How this device makes videos, the best way first; none where it makes none. */
export async function waysHere(quality: Quality = BOARD): Promise<readonly Way[]> {
  if (typeof VideoEncoder !== 'function') return [];
  const asked = WAYS.map(({ codec }) =>
    VideoEncoder.isConfigSupported(configFor(codec, quality)).then(
      ({ supported }) => supported,
      () => false,
    ),
  );
  const answers = await Promise.all(asked);
  return WAYS.filter((_, index) => answers[index]);
}
