import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { IMAGE_MAX_MB } from '#shared/constants.ts';
import { picture } from '#tests/factories/picture.ts';
import { readImage } from './read-image.ts';

const problemOf = async (bytes: Uint8Array) => {
  const image = await readImage(bytes);
  return 'problem' in image ? image.problem : null;
};
const accepted = async (bytes: Uint8Array) => {
  const image = await readImage(bytes);
  if ('problem' in image) throw new Error(image.problem.key);
  return image;
};

/** A PNG that says it is enormous and holds next to nothing. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32BE(data.length, 0);
    sizes.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an uploaded picture (5.006, 5.008, 9.018, UX 23)', () => {
  it.each(['png', 'jpeg'] as const)('that is a %s comes out as one', async (format) => {
    const image = await accepted(await picture(format, { width: 400, height: 200 }));
    expect(image).toMatchObject({ media_type: `image/${format}`, width: 400, height: 200 });
    expect((await sharp(image.bytes).metadata()).format).toBe(format);
  });

  it.each(['webp', 'gif'] as const)('that is a %s is refused', async (format) => {
    expect(await problemOf(await picture(format))).toEqual({ key: 'image_type' });
  });

  it.each([
    ['text', 'GIF89a? no'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a document', '%PDF-1.7'],
  ])('that is %s is refused, whatever its name says', async (_what, text) => {
    expect(await problemOf(Buffer.from(text))).toEqual({ key: 'image_type' });
  });

  it('that is empty or too large is refused by its size', async () => {
    expect(await problemOf(new Uint8Array())).toEqual({ key: 'file_empty' });
    const large = Buffer.concat([await picture('png'), Buffer.alloc(IMAGE_MAX_MB * 1024 * 1024)]);
    expect(await problemOf(large)).toEqual({ key: 'file_size', params: { size: IMAGE_MAX_MB } });
  });

  it('that only begins like one, or is cut off, is refused', async () => {
    const whole = await picture('png', { width: 900, height: 900 });
    expect(await problemOf(whole.subarray(0, 60))).toEqual({ key: 'upload_failed' });
    const torn = (await picture('jpeg', { width: 900, height: 900 })).subarray(0, 700);
    expect(await problemOf(torn)).toEqual({ key: 'upload_failed' });
  });

  it('that claims to be enormous is refused before it is decoded', async () => {
    expect(await problemOf(bomb(30_000))).toEqual({ key: 'upload_failed' });
  });

  it('loses what was hidden behind and inside it', async () => {
    const script = '<script>alert(1)</script>';
    const withExif = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { Copyright: script, Artist: 'Sok Dara' } })
      .toBuffer();
    const polyglot = Buffer.concat([withExif, Buffer.from(script)]);
    expect(polyglot.includes('alert')).toBe(true);
    const { bytes } = await accepted(polyglot);
    expect(bytes.includes('alert')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('that was taken sideways stands upright', async () => {
    const sideways = await sharp(await picture('jpeg', { width: 200, height: 100 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await accepted(sideways)).toMatchObject({ width: 100, height: 200 });
  });

  it('is brought down to a bounded size', async () => {
    expect(await accepted(await picture('png', { width: 4_000, height: 1_000 }))).toMatchObject({
      width: 2_048,
      height: 512,
    });
  });
});
