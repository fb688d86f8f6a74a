import { Writable } from 'node:stream';

/** Takes everything that is written to it, and says it as one text when it ends. */
export function wholeText(then: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    // Nobody waits for a line here.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      then(Buffer.concat(chunks).toString('utf8'));
      done();
    },
  });
}
