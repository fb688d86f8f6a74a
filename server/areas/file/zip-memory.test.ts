import { crc32, deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { checkZip } from './zip-check.ts';

/** An archive of one entry of zeros and digits that unpacks to so many bytes. */
function archive(size: number): Buffer {
  const content = Buffer.alloc(size, '0123456789abcdefghijklmnopqrstuvwxyz'.repeat(3));
  for (let at = 0; at < size; at += 97) content[at] = (at * 31) % 251;
  const data = deflateRawSync(content, { level: 1 });
  const name = Buffer.from('a.txt');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(content), 14);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(crc32(content), 16);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + data.length, 16);
  return Buffer.concat([local, name, data, entry, name, end]);
}

it('an archive costs a few pieces of memory, not what it unpacks to, also when several come at once', async () => {
  const size = 48 * 1024 * 1024;
  const bytes = archive(size);
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }, 2);
  const all = await Promise.all(Array.from({ length: 6 }, () => checkZip(bytes)));
  clearInterval(watch);
  expect(all).toEqual(Array.from({ length: 6 }, () => [{ name: 'a.txt' }]));
  // Pieces that were let go wait for the collector; unpacked whole, these would be six times the size and more.
  expect(most).toBeLessThan(3 * size);
});
