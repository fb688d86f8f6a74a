import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../services.ts';
import { IMAGE_WIDTHS } from './image-widths.ts';

export type FileVariant = `${(typeof IMAGE_WIDTHS)[number]}` | 'original';

export function isFileVariant(value: string): value is FileVariant {
  return value === 'original' || IMAGE_WIDTHS.some((width) => String(width) === value);
}

/** Address of a public file. */
export function fileAddress(id: string, variant: FileVariant = 'original'): string {
  return `/files/${id}/${variant}`;
}

const HOUR_MS = 3_600_000;
const VALID_HOURS = 24;

/**
 * Address of a file that is not public, for somebody who has been let see it: good for about a day, for this file only.
 * It changes once an hour, so that browsers can keep the picture meanwhile.
 */
export function signedFileAddress(
  { secret }: Pick<Services, 'secret'>,
  id: string,
  variant: FileVariant = 'original',
  now = Date.now(),
): string {
  const until = (Math.floor(now / HOUR_MS) + VALID_HOURS) * HOUR_MS;
  return `${fileAddress(id, variant)}?until=${until}&key=${sign(secret, id, until)}`;
}

/** Whether the key in an address opens this file now. */
export function opensFile(
  { secrets }: Pick<Services, 'secrets'>,
  id: string,
  query: { until?: unknown; key?: unknown },
  now = Date.now(),
): boolean {
  const until = Number(query.until);
  if (!Number.isSafeInteger(until) || until < now || typeof query.key !== 'string') return false;
  const given = Buffer.from(query.key);
  return secrets.some((secret) => {
    const wanted = Buffer.from(sign(secret, id, until));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
}

function sign(secret: Uint8Array, id: string, until: number): string {
  return createHmac('sha256', secret).update(`file ${id} ${until}`).digest('base64url');
}
