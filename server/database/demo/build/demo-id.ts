import { createHash } from 'node:crypto';

/** The moment inside all ids of the demo data: 1 January 2024, so that ids made later sort after them. */
const EPOCH = Date.UTC(2024, 0, 1);

/** A UUIDv7 that is always the same for the same key, so that addresses and patterns survive a new seeding. */
export function demoId(...key: (string | number)[]): string {
  const bytes = createHash('sha256')
    .update(`phum demo ${key.join(' / ')}`)
    .digest()
    .subarray(0, 16);
  bytes.writeUIntBE(EPOCH, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
