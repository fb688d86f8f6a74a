import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { IMAGE_MAX_MB, IMAGE_TYPES } from '#shared/constants.ts';
import { fileNotEmpty, fileSize } from '#shared/rules/file.ts';
import type { RuleProblem } from '#shared/rules/rule.ts';
import { Problem } from '../../http/problem.ts';
import { uploadInTurn } from './in-turn.ts';

/** A picture made anew from an uploaded one: no metadata, no foreign bytes, upright, of bounded size. */
export interface CleanImage {
  bytes: Buffer;
  media_type: (typeof IMAGE_TYPES)[number];
  extension: 'jpg' | 'png';
  width: number;
  height: number;
  sha256: string;
}

/** Largest picture that is decoded, in pixels: a small file can claim to be enormous. */
const MAX_PIXELS = 40_000_000;
// What was decoded is not wanted twice: kept, it doubles the memory that a row of large pictures takes.
sharp.cache(false);

/** Longest side that is kept. */
const MAX_SIDE = 2_048;

const tooLarge = fileSize(IMAGE_MAX_MB);

/**
 * Looks at the content of an upload, never at its name or declared type, and makes a clean picture of it. A problem in
 * words when it is empty, too large, neither JPEG nor PNG, or cannot be decoded.
 */
export async function readImage(bytes: Uint8Array): Promise<CleanImage | { problem: RuleProblem }> {
  const outside = { name: 'upload', size: bytes.byteLength, type: '' };
  const size = fileNotEmpty(outside) ?? tooLarge(outside);
  if (size) return { problem: size };
  const sniffed = await fileTypeFromBuffer(bytes);
  const media_type = IMAGE_TYPES.find((type) => type === sniffed?.mime);
  if (!media_type) return { problem: { key: 'image_type' } };
  try {
    return await uploadInTurn(() => encodeAnew(bytes, media_type));
  } catch (error) {
    if (error instanceof Problem) throw error;
    return { problem: { key: 'upload_failed' } };
  }
}

async function encodeAnew(bytes: Uint8Array, media_type: CleanImage['media_type']): Promise<CleanImage> {
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const jpeg = media_type === 'image/jpeg';
  const encoded = jpeg ? upright.jpeg({ quality: 88, mozjpeg: true }) : upright.png({ compressionLevel: 9 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    media_type,
    extension: jpeg ? 'jpg' : 'png',
    width: info.width,
    height: info.height,
    sha256: createHash('sha256').update(data).digest('hex'),
  };
}
