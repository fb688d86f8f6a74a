import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;

/** The files of a zip by their names, read by its directory. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  while (at >= 0 && zip.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const method = zip.readUInt16LE(at + 10);
    const size = zip.readUInt32LE(at + 20);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    );
    const header = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength!);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const bytes = zip.subarray(start, start + size);
    files.set(name, method === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + nameLength! + extraLength! + commentLength!;
  }
  return files;
}
