import { describe, expect, it } from 'vitest';
import { VideoThread } from '../src/match/video-thread.js';

const FORMAT = { side: 16, picturesPerSecond: 20, kilobitsPerSecond: 900 };
const PICTURE = new Uint8Array(16 * 16 * 4);

/** A thread that says it is ready, as the encoder does, and then does this with each message. */
const readyThen = (then: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.once('message', () => {
      parentPort.on('message', (message) => { ${then} });
      parentPort.postMessage('READY');
    });`)}`,
  );

describe('the thread that encodes a video', () => {
  it('encodes a picture', async () => {
    const thread = await VideoThread.start(FORMAT);
    await thread.add(PICTURE);
    expect(await thread.end()).toHaveLength(1);
  });

  it('rejects the end of the video when the encoder throws', async () => {
    const thread = await VideoThread.start(
      FORMAT,
      readyThen(`if (message === null) throw new Error('no memory')`),
    );
    await thread.add(PICTURE);
    await expect(thread.end()).rejects.toThrow('no memory');
  });

  it('rejects the end of the video when the encoder leaves without a word', async () => {
    const thread = await VideoThread.start(FORMAT, readyThen('process.exit()'));
    await expect(thread.end()).rejects.toThrow('ended before the video did');
  });

  it('rejects the next picture after the encoder has failed', async () => {
    const thread = await VideoThread.start(FORMAT, readyThen(`throw new Error('no memory')`));
    const adding = async () => {
      for (;;) await thread.add(PICTURE);
    };
    await expect(adding()).rejects.toThrow('no memory');
  });

  it.each([
    ['throws', `throw new Error('no program')`, 'no program'],
    ['leaves', 'process.exit()', 'ended before the video did'],
  ])('does not start when the encoder %s before it is ready', async (_how, program, message) => {
    const url = new URL(
      `data:text/javascript,import process from 'node:process';${encodeURIComponent(program)}`,
    );
    await expect(VideoThread.start(FORMAT, url)).rejects.toThrow(message);
  });
});
