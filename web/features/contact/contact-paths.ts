import { aboutPath } from '#shared/domain/contact.ts';

export const CONTACT_PATH = '/contact';

/** Where one stands after a message was sent. */
export const sentPath = (reference: string): string =>
  `${CONTACT_PATH}?sent=${encodeURIComponent(reference)}`;

const REFERENCE = /^C-[0-9A-Z]{6}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A reference of a message in an address; null for anything else. */
export const referenceIn = (text: string | null): string | null =>
  text && REFERENCE.test(text) ? text : null;

/** The page a message is about, from an address: a path of this site, or the id of a record of the directory. */
export function aboutIn(text: string | null): string {
  if (!text) return '';
  return UUID.test(text) ? `/ecosystem/discover/detail?id=${text}` : aboutPath(text);
}
