import sharp from 'sharp';
import type { Services } from '../../services.ts';
import type { FileRow } from './file.queries.ts';
import type { IMAGE_WIDTHS } from './image-widths.ts';
import { viewInTurn } from './in-turn.ts';

type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export function variantKey(id: string, width: ImageWidth): string {
  return `variants/${id}/${width}.webp`;
}

/** Sizes being made in this process: many readers of a new picture make it once. */
const underWay = new Map<string, Promise<Uint8Array>>();

/** A picture as WebP, at most `width` pixels wide, made at the first request and kept in the store. */
export async function imageVariant(
  { files, log }: Pick<Services, 'files' | 'log'>,
  { id, key }: Pick<FileRow, 'id' | 'key'>,
  width: ImageWidth,
): Promise<Uint8Array> {
  const kept = variantKey(id, width);
  const stored = await files.read(kept).catch(() => null);
  if (stored) return stored;
  const making = underWay.get(kept) ?? make();
  underWay.set(kept, making);
  return making;

  async function make(): Promise<Uint8Array> {
    try {
      const bytes = await viewInTurn(async () =>
        sharp(await files.read(key), { limitInputPixels: 40_000_000 })
          .autoOrient()
          .resize({ width, withoutEnlargement: true })
          .webp({ quality: 82 })
          .toBuffer(),
      );
      await files.put(kept, bytes, 'image/webp').catch((error: unknown) => log.warn({ err: error }, 'file'));
      return bytes;
    } finally {
      underWay.delete(kept);
    }
  }
}
