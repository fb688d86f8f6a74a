import sharp from 'sharp';
import { mark } from '#shared/krama/mark.ts';
import { findFile } from '../areas/file/file.queries.ts';
import type { Services } from '../services.ts';
import { dyed, type Look } from './look.ts';

/** Logos are drawn for paper: on it they can be read wherever they stand, by day and by night. */
const PAPER = '#ffffff';
const MARK_GROUND = '#0b0b0c';
const MAX_PIXELS = 40_000_000;

/**
 * What stands for the site, as a square PNG: the logo of the desk whole on paper, else the mark in the dye of the site.
 * `share`: how much of the side it takes, where others cut the corners off.
 */
export async function drawLogo(
  services: Pick<Services, 'database' | 'files' | 'log'>,
  { logo, dye }: Pick<Look, 'logo' | 'dye'>,
  size: number,
  share = 1,
): Promise<Buffer> {
  const inner = Math.round(size * share);
  const [before, after] = [Math.floor((size - inner) / 2), Math.ceil((size - inner) / 2)];
  const stored = logo ? await readLogo(services, logo) : null;
  const ground = stored ? PAPER : MARK_GROUND;
  const picture = stored
    ? sharp(stored, { limitInputPixels: MAX_PIXELS })
        .resize({ width: inner, height: inner, fit: 'contain', background: PAPER })
        .flatten({ background: PAPER })
    : sharp(Buffer.from(dyed(mark({ size: inner }), dye)));
  return picture
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
    .png()
    .toBuffer();
}

/** A logo that cannot be read is said, and the mark stands in for it. */
async function readLogo(
  { database, files, log }: Pick<Services, 'database' | 'files' | 'log'>,
  id: string,
): Promise<Uint8Array | null> {
  try {
    const row = await findFile(database.db, id);
    return row ? await files.read(row.key) : null;
  } catch (error) {
    log.error({ err: error, file: id }, 'the logo of the site cannot be read');
    return null;
  }
}
