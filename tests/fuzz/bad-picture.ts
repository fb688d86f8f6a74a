import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { picture } from '#tests/factories/picture.ts';

/** A file as a form carries it. */
export interface BadPicture {
  filename: string;
  type: string;
  bytes: Buffer;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const ENTITIES =
  '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg>&b;</svg>';

/** One chunk of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of a few kilobytes that says it is this large, in black and white. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(Math.min(height * (Math.ceil(width / 8) + 1), 16_000_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Files sent as a picture that are none, or more than one. Two of them are good: what surrounds them may not be. */
export async function badPictures(): Promise<BadPicture[]> {
  const [png, jpeg, webp, gif] = await Promise.all([
    picture('png', { width: 40, height: 40 }),
    picture('jpeg', { width: 40, height: 40 }),
    picture('webp', { width: 40, height: 40 }),
    picture('gif', { width: 40, height: 40 }),
  ]);
  const profiled = await sharp(jpeg)
    .withExif({ IFD0: { Copyright: HTML } })
    .toBuffer();
  const bent = Buffer.from(png);
  bent[45] = bent[45]! ^ 0xff;
  const as = (filename: string, type: string, bytes: Buffer | string): BadPicture => ({
    filename,
    type,
    bytes: Buffer.from(bytes as string),
  });
  return [
    as('logo.png', 'image/png', png),
    as('logo.jpg', 'image/jpeg', jpeg),
    as('logo.png', 'text/html', png),
    as('logo.html', 'image/png', png),
    as('logo.jpg', 'image/jpeg', png),
    as('logo.png', 'image/png', webp),
    as('logo.png', 'image/png', gif),
    as('logo.svg', 'image/svg+xml', SVG),
    as('logo.png', 'image/png', SVG),
    as('logo.png', 'image/png', ENTITIES),
    as('logo.png', 'image/png', HTML),
    as('logo.php', 'application/x-php', '<?php system($_GET[0]); ?>'),
    as('logo.pdf', 'image/png', '%PDF-1.7\n%\xe2\xe3'),
    as('logo.png', 'image/png', gzipSync(Buffer.alloc(1_000_000))),
    as('logo.png', 'image/png', bomb(60_000, 60_000)),
    as('logo.png', 'image/png', bomb(2 ** 31 - 1, 1)),
    as('logo.png', 'image/png', bomb(0, 0)),
    as('logo.png', 'image/png', bent),
    as('logo.png', 'image/png', png.subarray(0, png.length >> 1)),
    as('logo.png', 'image/png', png.subarray(0, 8)),
    as('logo.jpg', 'image/jpeg', jpeg.subarray(0, 30)),
    as('logo.jpg', 'image/jpeg', Buffer.concat([jpeg, Buffer.from(HTML), Buffer.from('PK\x03\x04')])),
    as('logo.png', 'image/png', Buffer.concat([png, Buffer.from('<?php ?>')])),
    as('logo.gif', 'image/gif', Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)')])),
    as('logo.jpg', 'image/jpeg', profiled),
    as('../../../etc/passwd', 'image/png', png),
    as('C:\\\\logo\u202egnp.exe', 'image/png', png),
    as('\u17a2\u200b\u17cb.png', 'image/png', png),
    as('n'.repeat(3_000), 'image/png', png),
    as('', 'image/png', png),
    as('', '', ''),
    as('logo.png', 'image/png', ''),
    as('logo.png', 'not a type', Buffer.alloc(300, 0xff)),
    as('logo.png', 'image/png', Buffer.alloc(7 * 1024 * 1024, 0x89)),
  ];
}
