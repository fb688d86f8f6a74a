import { fetchOverLine } from './fetch-over-line.ts';
import { pressUntilAnswered } from './press-until-answered.ts';
import { onWorker, saySlow } from './say-waiting.ts';
import { sendUntilAnswered } from './send-until-answered.ts';

/** What pages do when the line breaks. */
export const overLine = { fetchOverLine, onWorker, pressUntilAnswered, saySlow, sendUntilAnswered };
