import { type DestinationStream, pino } from 'pino';

/** Lines are written in blocks; one waits at most this long, and none at the end of the process. */
const WAITS_MS = 250;
const BLOCK_BYTES = 4_096;

/** Where the log goes: standard error, or another descriptor. Nothing is done for it while nobody logs. */
export function logInBlocks(dest = 2): DestinationStream {
  const blocks = pino.destination({ dest, sync: false, minLength: BLOCK_BYTES });
  const write = blocks.write.bind(blocks);
  let waits: NodeJS.Timeout | undefined;
  const flush = () => {
    waits = undefined;
    blocks.flush();
  };
  return Object.assign(blocks, {
    write(line: string) {
      if (!waits) waits = setTimeout(flush, WAITS_MS).unref();
      return write(line);
    },
  });
}
