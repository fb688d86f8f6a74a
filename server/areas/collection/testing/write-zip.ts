import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  bytes: Uint8Array;
  /** Size it pretends to unpack to. */
  claims?: number;
  encrypted?: boolean;
  /** Points at the bytes of another part instead of its own. */
  sameAs?: number;
}

/** A ZIP archive written by hand, since no library writes a wrong one. */
export function writeZip(
  parts: readonly ZipPart[],
  { gap = Buffer.alloc(0) }: { gap?: Buffer } = {},
): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  const places: { offset: number; packed: Buffer }[] = [];
  let offset = 0;
  for (const { name, bytes, claims, encrypted = false, sameAs } of parts) {
    const own = sameAs === undefined;
    const packed = own ? deflateRawSync(bytes) : places[sameAs]!.packed;
    const at = own ? offset : places[sameAs]!.offset;
    const size = claims ?? bytes.byteLength;
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(encrypted ? 0x801 : 0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(own ? size : 500, 18);
    common.writeUInt16LE(title.length, 22);
    if (own) {
      const local = Buffer.concat([signature(0x04034b50), common, title, packed]);
      locals.push(local);
      offset += local.length;
    }
    places.push({ offset: at, packed });
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), common, rest, title]));
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset + gap.length, 12);
  return Buffer.concat([...locals, gap, directory, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
