import type { StoredImage } from '#shared/contracts/file.contract.ts';
import type { Services } from '../../services.ts';
import type { FileRow } from './file.queries.ts';
import { type FileVariant, fileAddress, signedFileAddress } from './file-address.ts';

/** A picture for somebody who may see it; one that is not public gets an address with a key. */
export function presentImage(
  services: Pick<Services, 'secret'>,
  row: FileRow | null | undefined,
  variant: FileVariant = '256',
): StoredImage | null {
  if (!row) return null;
  const { id, name, media_type, bytes, width, height } = row;
  const url = row.is_public ? fileAddress(id, variant) : signedFileAddress(services, id, variant);
  return { id, name, media_type, bytes, width, height, url };
}
