import type { Contact, Trace } from '@opencarrom/physics';
import { blowOf } from './blow.js';
import { isDrop, planSounds, type SoundEvent } from './plan.js';
import { RATE, type Voice, voiceOf } from './voices.js';

export interface SoundOptions {
  /** From 0 to 1. */
  readonly volume?: number;
  readonly muted?: boolean;
  /** Called with milliseconds when a blow should be felt; for example `(ms) => navigator.vibrate?.(ms)`. */
  readonly vibrate?: (milliseconds: number) => void;
}

export interface Sound {
  /** To be called in a handler of a click, touch or key: browsers allow no sound before one. */
  unlock(): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  /** What is to be heard of a stroke. `pan` says where on the listener's left or right a point is. */
  plan(
    contacts: readonly Contact[],
    trace: Trace,
    pan: (x: number, y: number) => number,
  ): readonly SoundEvent[];
  /** Plays one event after a delay in seconds. */
  play(event: SoundEvent, delay: number): void;
  /** How fast everything slides together, in m/s; 0 for silence. */
  slide(commotion: number): void;
  /** Ends the sliding at once, when a stroke is skipped or broken off. */
  hush(): void;
  destroy(): void;
}

interface Desk {
  readonly audio: AudioContext;
  readonly master: GainNode;
  readonly sliding: GainNode;
  readonly buffers: Readonly<Record<SoundEvent['kind'], AudioBuffer>>;
  /** What blows are heard through, made as they are needed and then taken in turn. */
  readonly strips: Strip[];
  nextStrip: number;
}

interface Strip {
  readonly muffle: BiquadFilterNode;
  readonly gain: GainNode;
  readonly side: StereoPannerNode;
}

/** More blows than ever sound at once: whichever comes round again has died away. */
const STRIPS = 32;
/** Seconds of a stroke in which a second blow is not felt apart from the first. */
const FELT_APART = 0.04;
/** A change of the sliding too small to be heard. */
const SAME_SLIDE = 0.001;

/** Board sounds made from impacts; nothing is created before `unlock`. */
export function createSound(options: SoundOptions = {}): Sound {
  let desk: Desk | null = null;
  let volume = options.volume ?? 0.7;
  let muted = options.muted ?? false;
  let lastFelt = Number.NEGATIVE_INFINITY;
  let sliding = 0;
  const slideAt = (loud: number, within: number) => {
    if (loud === sliding || (loud > 0 && Math.abs(loud - sliding) < SAME_SLIDE)) return;
    sliding = loud;
    desk?.sliding.gain.setTargetAtTime(loud, desk.audio.currentTime, within);
  };
  const feel = (event: SoundEvent) => {
    const { t, strength } = event;
    if (!isDrop(event) && (strength <= 0.8 || Math.abs(t - lastFelt) < FELT_APART)) return;
    lastFelt = t;
    options.vibrate?.(isDrop(event) ? 18 : 8);
  };
  const level = () => (muted ? 0 : volume * volume);
  const applyLevel = () => desk?.master.gain.setTargetAtTime(level(), desk.audio.currentTime, 0.02);

  return {
    unlock() {
      // Whoever has turned it off needs no sound card woken up.
      if (level() === 0) return;
      desk ??= openDesk(level());
      if (desk?.audio.state === 'suspended') void desk.audio.resume();
    },
    setVolume(to) {
      volume = Math.min(Math.max(to, 0), 1);
      applyLevel();
    },
    setMuted(to) {
      muted = to;
      applyLevel();
    },
    plan: planSounds,
    play(event, delay) {
      feel(event);
      if (desk && !muted) strike(desk, event, delay);
    },
    slide(commotion) {
      slideAt(muted ? 0 : Math.min(0.09, 0.014 * commotion), 0.03);
    },
    hush() {
      lastFelt = Number.NEGATIVE_INFINITY;
      slideAt(0, 0.01);
    },
    destroy() {
      void desk?.audio.close();
      desk = null;
    },
  };
}

/** Null where the browser has no sound at all. */
function openDesk(level: number): Desk | null {
  if (typeof AudioContext === 'undefined') return null;
  respectMuteSwitch();
  const audio = new AudioContext({ latencyHint: 'interactive' });
  const master = audio.createGain();
  master.gain.value = level;
  // Twenty discs at once must not crackle.
  const limiter = audio.createDynamicsCompressor();
  master.connect(limiter).connect(audio.destination);
  const buffers = {
    disc: bufferOf(audio, 'disc'),
    cushion: bufferOf(audio, 'cushion'),
    pocket: bufferOf(audio, 'pocket'),
    queen: bufferOf(audio, 'queen'),
  };
  const sliding = audio.createGain();
  sliding.gain.value = 0;
  const powder = audio.createBufferSource();
  powder.buffer = bufferOf(audio, 'slide');
  powder.loop = true;
  powder.connect(sliding).connect(master);
  powder.start();
  return { audio, master, sliding, buffers, strips: [], nextStrip: 0 };
}

function bufferOf(audio: AudioContext, voice: Voice): AudioBuffer {
  const samples = voiceOf(voice);
  const buffer = audio.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/** No page can ask whether a phone is muted; but it can say that its sounds are no more than that, and then they are. */
function respectMuteSwitch(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'ambient';
}

function strike(desk: Desk, event: SoundEvent, delay: number): void {
  const { audio, buffers } = desk;
  const { muffle, gain, side } = stripFor(desk);
  const source = audio.createBufferSource();
  const blow = blowOf(event);
  source.buffer = buffers[event.kind];
  source.playbackRate.value = blow.pitch;
  muffle.frequency.value = blow.muffle;
  gain.gain.value = blow.gain;
  side.pan.value = event.pan * 0.6;
  source.connect(muffle);
  source.start(audio.currentTime + Math.max(0, delay));
}

/** Making these for every blow of a break would cost the very frames in which most moves. */
function stripFor(desk: Desk): Strip {
  const at = desk.nextStrip;
  desk.nextStrip = (at + 1) % STRIPS;
  const made = desk.strips[at];
  if (made) return made;
  const { audio, master } = desk;
  const strip = {
    muffle: audio.createBiquadFilter(),
    gain: audio.createGain(),
    side: audio.createStereoPanner(),
  };
  strip.muffle.type = 'lowpass';
  strip.muffle.connect(strip.gain).connect(strip.side).connect(master);
  desk.strips[at] = strip;
  return strip;
}
