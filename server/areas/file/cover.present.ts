import type { CoverPicture } from '#shared/contracts/publication.ts';
import type { FileRow } from './file.queries.ts';
import { fileAddress } from './file-address.ts';

/** The picture on top of a publication. One that is not public has no address for everybody: it is left out. */
export function presentCover(
  file: FileRow | null | undefined,
  { cover_alt, cover_alt_kh }: { cover_alt: string; cover_alt_kh: string },
): CoverPicture | null {
  if (!file?.is_public) return null;
  return {
    url: fileAddress(file.id, '1024'),
    small: fileAddress(file.id, '512'),
    width: file.width,
    height: file.height,
    alt: cover_alt,
    alt_kh: cover_alt_kh,
  };
}
