import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, it } from 'vitest';
import { type About, readArchive, sealArchive } from './archive.ts';

const OF: About = {
  format: 1,
  version: '1.0.0',
  schema: '0001',
  at: 'now',
  url: 'https://a.test',
  tables: [],
};
/** What does not become smaller, so that a backup has several pieces. */
const FILES = [300, 200_000, 70_000].map((size, at) => ({ name: `files/${at}`, bytes: randomBytes(size) }));

let identity = '';
let whole: Buffer;
let small: Buffer;
async function sealed(parts: typeof FILES): Promise<Buffer> {
  const recipient = await identityToRecipient(identity);
  const all = (async function* () {
    yield* parts;
    return { rows: {}, sequences: {} };
  })();
  return buffer(await sealArchive([recipient], OF, all));
}
beforeAll(async () => {
  identity = await generateX25519Identity();
  whole = await sealed(FILES);
  small = await sealed(FILES.slice(0, 1));
});

/** In chunks as a disk gives them, of no length that a piece has. */
const chunked = (bytes: Uint8Array) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 50_000) }, (_, at) =>
      Buffer.from(bytes.subarray(at * 50_000, (at + 1) * 50_000)),
    ),
    { objectMode: false },
  );
const faultOf = (bytes: Uint8Array, reader = {}) =>
  readArchive(chunked(bytes), identity, reader).then(
    () => null,
    (error) => error,
  );
function changed(bytes: Buffer, at: number): Buffer {
  const other = Buffer.from(bytes);
  other[at]! ^= 1;
  return other;
}
async function opened(bytes: Uint8Array): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(bytes);
}

describe('a backup that is not whole', () => {
  it('is cut off wherever it ends too soon, and the sentence says where', async () => {
    // Between two pieces, too.
    const borders = [1, 2, 3].map((pieces) => whole.length - 32_784 - pieces * 65_552);
    const ends = ({ length }: Buffer) => [0, 5, 100, 1_000, length >> 1, length - 40, length - 1];
    for (const bytes of [whole, small])
      for (const end of [...ends(bytes), ...(bytes === whole ? borders : [])])
        expect(await faultOf(bytes.subarray(0, end)), `${end} of ${bytes.length}`).toMatchObject({
          fault: 'cut_off',
          params: { size: end },
        });
  });

  it('was changed wherever a bit is another one, the header and the last piece included', async () => {
    for (const bytes of [whole, small])
      for (const at of [
        300,
        500,
        bytes.length >> 1,
        bytes.length - 20_000,
        bytes.length - 40,
        bytes.length - 1,
      ])
        expect(await faultOf(changed(bytes, at)), `${at} of ${bytes.length}`).toMatchObject({
          fault: 'changed_at',
        });
    const { params } = await faultOf(changed(whole, whole.length - 1));
    expect(params.at).toBeGreaterThan(65_536);
    expect(params.at).toBeLessThan(whole.length);
  });

  it('is neither where it is no backup, sealed for others, or its place does not answer', async () => {
    for (const other of ['hello', 'age-encryption', 'PK\u0003\u0004 and so on'])
      expect(await faultOf(Buffer.from(other))).toMatchObject({
        fault: other === 'age-encryption' ? 'cut_off' : 'no_backup',
      });
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(identity));
    expect(await faultOf(await encrypter.encrypt('a letter to the keeper of the key'))).toMatchObject({
      fault: 'no_backup',
    });
    const away = Readable.from(
      (async function* () {
        yield whole.subarray(0, 100_000);
        throw new Error('read ECONNRESET');
      })(),
      { objectMode: false },
    );
    await expect(readArchive(away, identity)).rejects.toMatchObject({
      fault: 'unread',
      params: { reason: 'read ECONNRESET' },
    });
    const full = new Error('the stream of the table was cut: start again');
    const part = async () => {
      throw full;
    };
    expect(await faultOf(whole, { part })).toBe(full);
  });
});

describe('a whole backup', () => {
  it('gives back its parts, by common tools too: zeros behind the end are no part of it', async () => {
    const names: string[] = [];
    const part = async ({ name }: { name: string }) => void names.push(name);
    expect(await faultOf(whole, { part })).toBeNull();
    expect(names).toEqual(['files/0', 'files/1', 'files/2']);
    const input = await opened(whole);
    const listed = execFileSync('tar', ['--list', '--gzip'], { input, encoding: 'utf8' });
    expect(listed.trim().split('\n')).toEqual(['phum.json', ...names, 'contents.json']);
  });
});
