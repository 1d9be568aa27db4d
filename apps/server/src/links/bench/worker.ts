import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
import { paintCard, pngOf } from '@opencarrom/film';
import { lookAtLink } from './look-at-link.js';
import type { LinkAnswer, LinkQuestion } from './question.js';

/** The lowest there is: whoever plays comes first. Only Linux has priorities for threads. */
const LEAST = 19;
if (process.platform === 'linux') setPriority(LEAST);

const answerTo = (question: LinkQuestion): LinkAnswer =>
  'link' in question
    ? lookAtLink(question.link)
    : { png: pngOf(paintCard(question.card), (bytes) => deflateSync(bytes)) };

parentPort?.on('message', (question: LinkQuestion) => parentPort?.postMessage(answerTo(question)));
