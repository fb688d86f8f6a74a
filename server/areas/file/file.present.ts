import type { StoredImage } from '#shared/contracts/file.contract.ts';
import type { Services } from '../../services.ts';
import type { FileRow } from './file.queries.ts';
import { type FileVariant, fileAddress, signedFileAddress } from './file-address.ts';
import { isProof } from './proof-file.ts';

/** A picture for somebody who may see it; one that is not public gets an address with a key, or needs their session. */
export function presentImage(
  services: Pick<Services, 'secret'>,
  row: FileRow | null | undefined,
  variant: FileVariant = '256',
): StoredImage | null {
  if (!row) return null;
  const { id, name, media_type, bytes, width, height } = row;
  const isPlain = row.is_public || isProof(row);
  const url = isPlain ? fileAddress(id, variant) : signedFileAddress(services, id, variant);
  return { id, name, media_type, bytes, width, height, url };
}
