import { createInflateRaw } from 'node:zlib';
import { uploadInTurn } from './in-turn.ts';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
/** Sizes that whoever wrote the archive only knew after the bytes stand behind them, in this much room at most. */
const DESCRIPTION_SIZE = 24;

/** What an honest archive of our bounds stays within. */
const MOST_ENTRIES = 2_000;
const MOST_UNPACKED = 200 * 1024 * 1024;
/** A file that shrinks more than this was made to. */
const MOST_RATIO = 200;
const STORED = 0;
const DEFLATED = 8;

export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
  /** Its sizes stand behind its bytes. */
  described: boolean;
}

/**
 * The entries of a ZIP archive that is nothing else and does no harm to whoever opens it; null for all others: bytes
 * before or behind the archive, encrypted or overlapping entries, names that lead out of the folder, bombs. Sizes are
 * not believed: every entry is unpacked up to what it claims.
 */
export async function checkZip(bytes: Uint8Array): Promise<ZipEntry[] | null> {
  const view = viewOf(bytes);
  const entries = readEntries(view);
  if (!entries) return null;
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > MOST_UNPACKED) return null;
  const isAllHonest = await uploadInTurn(async () => {
    for (const entry of entries) if (!(await isHonest(view, entry))) return false;
    return true;
  });
  return isAllHonest ? entries : null;
}

/** One entry as an archive of its own, as far as whoever reads from its beginning asks; its sizes stand before its bytes. */
export function aloneIn(bytes: Uint8Array, { name, method, packed, unpacked, offset }: ZipEntry): Buffer {
  const view = viewOf(bytes);
  const head = Buffer.alloc(LOCAL_SIZE);
  head.writeUInt32LE(LOCAL_SIGNATURE, 0);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(packed, 18);
  head.writeUInt32LE(unpacked, 22);
  head.writeUInt16LE(Buffer.byteLength(name), 26);
  const data = dataOf(view, offset);
  return Buffer.concat([head, Buffer.from(name), view.subarray(data, data + packed)]);
}

const viewOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function readEntries(view: Buffer): ZipEntry[] | null {
  const end = view.length - END_SIZE;
  // A comment would be room for another kind of file.
  if (end < 0 || view.readUInt32LE(end) !== END_SIGNATURE || view.readUInt16LE(end + 20) !== 0) return null;
  const count = view.readUInt16LE(end + 10);
  const size = view.readUInt32LE(end + 12);
  const start = view.readUInt32LE(end + 16);
  if (count === 0 || count > MOST_ENTRIES || start + size !== end) return null;
  const entries: ZipEntry[] = [];
  let at = start;
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY_SIZE > end || view.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameLength = view.readUInt16LE(at + 28);
    const entry = {
      name: view.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength),
      method: view.readUInt16LE(at + 10),
      packed: view.readUInt32LE(at + 20),
      unpacked: view.readUInt32LE(at + 24),
      offset: view.readUInt32LE(at + 42),
      described: (view.readUInt16LE(at + 8) & 8) === 8,
    };
    const encrypted = (view.readUInt16LE(at + 8) & 1) === 1;
    if (encrypted || !isGoodName(entry.name) || !isBounded(entry)) return null;
    entries.push(entry);
    at += ENTRY_SIZE + nameLength + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return at === end && lieSideBySide(view, entries, start) ? entries : null;
}

const isGoodName = (name: string) =>
  name !== '' && !/^[/\\]|^[a-z]:|\\|\0/i.test(name) && !name.split('/').includes('..');

const isBounded = ({ method, packed, unpacked }: ZipEntry) =>
  (method === STORED && packed === unpacked) ||
  (method === DEFLATED && unpacked <= Math.max(packed, 1_024) * MOST_RATIO);

/** From the first byte to the list at the end, one behind the other, none within another, nothing in between. */
function lieSideBySide(view: Buffer, entries: readonly ZipEntry[], start: number): boolean {
  let [free, room] = [0, 0];
  for (const { offset, packed, described } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < free || offset > free + room || offset + LOCAL_SIZE > start) return false;
    if (view.readUInt32LE(offset) !== LOCAL_SIGNATURE) return false;
    free = dataOf(view, offset) + packed;
    room = described ? DESCRIPTION_SIZE : 0;
  }
  return free <= start && start <= free + room;
}

const dataOf = (view: Buffer, offset: number) =>
  offset + LOCAL_SIZE + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28);

async function isHonest(view: Buffer, { method, offset, packed, unpacked }: ZipEntry): Promise<boolean> {
  if (method === STORED) return true;
  const data = view.subarray(dataOf(view, offset), dataOf(view, offset) + packed);
  return inflatesTo(data, unpacked);
}

/** Read at a time: all an archive costs, however much it unpacks to. */
const PIECE = 64 * 1024;

/** Whether data unpacks to exactly so many bytes. They are counted piece by piece and thrown away; one too many ends it. */
function inflatesTo(data: Buffer, size: number): Promise<boolean> {
  return new Promise((resolve) => {
    const stream = createInflateRaw({ chunkSize: PIECE });
    let left = size;
    const end = (isHonest: boolean) => {
      stream.destroy();
      resolve(isHonest);
    };
    stream.on('data', (piece: Buffer) => {
      left -= piece.byteLength;
      if (left < 0) end(false);
    });
    stream.on('end', () => end(left === 0));
    stream.on('error', () => end(false));
    stream.end(data);
  });
}
