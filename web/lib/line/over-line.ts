import { fetchOverLine } from './fetch-over-line.ts';
import { onWorker, saySlow } from './say-waiting.ts';
import { sendOnce } from './send-once.ts';

/** What pages do when the line breaks. */
export const overLine = { fetchOverLine, onWorker, saySlow, sendOnce };
