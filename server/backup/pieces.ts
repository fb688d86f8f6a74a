import { Readable } from 'node:stream';

/** What age seals at a time, and how long that is when it is sealed. */
const PIECE = 64 * 1024;
const SEALED_PIECE = PIECE + 16;
/** What the last piece always holds: a copy that ends elsewhere has another length. */
const LAST_PIECE = PIECE / 2;

const FIRST_LINE = 'age-encryption.org/v1\n';
const NONCE = 16;
/** A header for two keys has 400 bytes. */
const HEADER_MOST = 4_096;

/** The same bytes, and zeros until the last piece is full: unpackers pass over zeros behind the end. */
export function padded(packed: Readable): Readable {
  const chunks = async function* () {
    let length = 0;
    for await (const chunk of packed as AsyncIterable<Buffer>) {
      length += chunk.length;
      yield chunk;
    }
    yield Buffer.alloc((PIECE + LAST_PIECE - (length % PIECE)) % PIECE);
  };
  return Readable.from(chunks(), { objectMode: false });
}

/** What a file looks like to whoever cannot open it. */
export interface Outside {
  size: number;
  /** It begins like a sealed file. */
  isSealed: boolean;
  /** It is as long as a backup is that nothing is missing of. */
  isFull: boolean;
}

/** A sealed file that is being read. */
export interface Source {
  bytes: ReadableStream<Uint8Array>;
  /** What kept it from being read: no fault of the file. */
  readonly failed: Error | undefined;
  /** Reads what is left of it. */
  finish(): Promise<Outside>;
}

export function sourceOf(sealed: Readable): Source {
  const chunks = (sealed as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let size = 0;
  let begin = '';
  let failed: Error | undefined;
  const next = async (): Promise<Buffer | null> => {
    try {
      const { value, done } = await chunks.next();
      if (done) return null;
      size += value.length;
      if (begin.length < HEADER_MOST) begin += value.toString('latin1', 0, HEADER_MOST);
      return value;
    } catch (error) {
      failed = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  };
  return {
    bytes: new ReadableStream({
      async pull(controller) {
        const chunk = await next();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    }),
    get failed() {
      return failed;
    },
    async finish() {
      while (await next());
      const header = /\n--- [^\n]*\n/.exec(begin);
      const sealedBytes = header ? size - header.index - header[0].length - NONCE : 0;
      return {
        size,
        isSealed: begin.startsWith(FIRST_LINE.slice(0, begin.length)),
        isFull: sealedBytes % SEALED_PIECE === LAST_PIECE + SEALED_PIECE - PIECE,
      };
    },
  };
}

/** Up to which byte the sealed pieces of that much content reach, at least; with so many more of them, at most. */
export const sealedUpTo = (opened: number, more = 0): number =>
  (Math.floor(opened / PIECE) + more) * SEALED_PIECE + (more > 0 ? HEADER_MOST : 0);
