import { fetchOverLine } from './fetch-over-line.ts';
import { onWorker, saySlow } from './say-waiting.ts';
import { sendUntilAnswered } from './send-until-answered.ts';

/** What pages do when the line breaks. */
export const overLine = { fetchOverLine, onWorker, saySlow, sendUntilAnswered };
