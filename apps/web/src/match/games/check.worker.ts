import { type Checked, checkRecord } from './check.js';

/** Playing a match again takes seconds; it is done beside the page. */
self.onmessage = ({ data }: MessageEvent<string>) => {
  self.postMessage(checkRecord(data) satisfies Checked);
};
