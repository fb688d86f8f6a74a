import { createHmac } from 'node:crypto';
import { type NotificationKind, unsubscribePath } from '#shared/domain/notification.ts';
import { sameHash } from '../same-hash.ts';
import type { Services } from '../services.ts';

/** What a link turns off: digests, or mails of one kind. */
export type UnsubscribeSubject = 'digest' | NotificationKind;

type Secret = Pick<Services, 'secret'>;

/** The address of one mail's link: signed, for this person and this kind of mail, and good for ever. */
export function unsubscribeUrl(
  services: Pick<Services, 'secret' | 'config'>,
  person_id: string,
  subject: UnsubscribeSubject,
): string {
  return services.config.publicUrl + unsubscribePath(unsubscribeToken(services, person_id, subject));
}

export function unsubscribeToken(services: Secret, person_id: string, subject: UnsubscribeSubject): string {
  const text = Buffer.from(`${person_id} ${subject}`).toString('base64url');
  return `${text}.${sign(services, text)}`;
}

/** Whom a link is about; null when it was not made here. */
export function readUnsubscribeToken(
  { secrets }: Pick<Services, 'secrets'>,
  token: string,
): { person_id: string; subject: UnsubscribeSubject } | null {
  const [text = '', key = ''] = token.split('.');
  if (!secrets.some((secret) => sameHash(sign({ secret }, text), key))) return null;
  const [person_id = '', subject = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  return { person_id, subject: subject as UnsubscribeSubject };
}

/** An address of which only enough is told to know it again: "so…@example.com". */
export const maskEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1…');

const sign = ({ secret }: Secret, text: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${text}`).digest('base64url').slice(0, 32);
