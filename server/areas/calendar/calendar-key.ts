import { createHmac } from 'node:crypto';
import { sameHash } from '../../same-hash.ts';
import type { Services } from '../../services.ts';

type Secret = Pick<Services, 'secret'>;

const ID_LENGTH = 22;

/** The secret in the address of a calendar: the id of its link, signed. */
export function calendarKey(services: Secret, id: string): string {
  const text = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  return text + sign(services, text);
}

/** The id of the link; null when the key was not made here. */
export function readCalendarKey({ secrets }: Pick<Services, 'secrets'>, key: string): string | null {
  const text = key.slice(0, ID_LENGTH);
  if (!secrets.some((secret) => sameHash(sign({ secret }, text), key.slice(ID_LENGTH)))) return null;
  return Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const sign = ({ secret }: Secret, text: string) =>
  createHmac('sha256', secret).update(`calendar ${text}`).digest('base64url').slice(0, 32);
