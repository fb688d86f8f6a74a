import { createHash } from 'node:crypto';
import { multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import { postJson } from './form.ts';
import type { SignedInPerson } from './people.ts';
import type { Traffic } from './traffic.ts';

/** A message the server said it has taken in. */
export interface Written {
  id: string;
  thread_id: string;
  body: string;
  reader: SignedInPerson;
  /** Address of its file, and what the file's bytes must be; a picture is made anew, and only has an address. */
  file: { url: string; sha256: string | undefined };
}

export interface Writing {
  /** Ids of connections that both ends were told of. */
  readonly connected: readonly string[];
  readonly written: readonly Written[];
}

const MESSAGES_A_TURN = 2;
const CONNECTIONS = '/base-api/me/connections/';

/**
 * People who connect with one another and write, each message with a file. The other end reads each before the next, so
 * that each is a reason to tell them, on the site and by mail.
 */
export function keepWriting(traffic: Traffic, people: readonly SignedInPerson[], lanes: number): Writing {
  const connected: string[] = [];
  const written: Written[] = [];
  const pairs = people.flatMap((one, n) => people.slice(n + 1).map((other) => [one, other] as const));
  const threads = new Map<number, string>();
  const photo = picture('png', { width: 40, height: 40 });
  let serial = 0;

  const connect = async ([asker, asked]: readonly [SignedInPerson, SignedInPerson]) => {
    const { id } = await traffic.insist<{ id: string }>(201, (url) =>
      postJson(url + CONNECTIONS, { person_id: asked.id }, asker.headers),
    );
    const { thread_id } = await traffic.insist<{ thread_id: string }>(200, (url) =>
      postJson(`${url}${CONNECTIONS}${id}/`, { action: 'accept' }, asked.headers),
    );
    connected.push(id);
    return thread_id;
  };

  const write = async (
    thread_id: string,
    writer: SignedInPerson,
    reader: SignedInPerson,
    isPhoto: boolean,
  ) => {
    const thread = `/base-api/me/inbox/${thread_id}/`;
    const text = `Notes ${crypto.randomUUID()}`;
    const bytes = isPhoto ? await photo : Buffer.from(text);
    const name = isPhoto ? 'stall.png' : 'notes.txt';
    const file = await traffic.insist<{ id: string; url: string }>(201, async (url) => {
      const { payload, headers } = await multipart({ file: { name, type: 'text/plain', bytes } });
      return fetch(`${url}${thread}files/`, {
        method: 'POST',
        body: Uint8Array.from(payload),
        headers: { ...headers, ...writer.headers },
        signal: AbortSignal.timeout(60_000),
      });
    });
    const message = { body: text, client_key: crypto.randomUUID(), files: [file.id] };
    const { id } = await traffic.insist<{ id: string }>(201, (url) =>
      postJson(`${url}${thread}messages/`, message, writer.headers),
    );
    const sha256 = isPhoto ? undefined : createHash('sha256').update(bytes).digest('hex');
    written.push({ id, thread_id, body: text, reader, file: { url: file.url, sha256 } });
    await traffic.insist(200, (url) =>
      fetch(url + thread, {
        method: 'PATCH',
        body: JSON.stringify({ is_read: true }),
        headers: { 'content-type': 'application/json', ...reader.headers },
        signal: AbortSignal.timeout(60_000),
      }),
    );
  };

  for (let lane = 0; lane < lanes; lane += 1)
    traffic.lane(async () => {
      const turn = serial++;
      const pair = pairs[turn % pairs.length]!;
      // Whoever comes to a pair again finds them connected.
      const thread_id = threads.get(turn % pairs.length) ?? (await connect(pair));
      threads.set(turn % pairs.length, thread_id);
      for (let n = 0; n < MESSAGES_A_TURN; n += 1)
        await write(thread_id, pair[n % 2]!, pair[(n + 1) % 2]!, (turn + n) % 4 === 0);
    });
  return { connected, written };
}
