import { EMAIL_MAX } from '../constants.ts';
import type { Rule } from './rule.ts';

const NAME = String.raw`[^\s@<>(),;:"\\[\]\p{C}]`;
const LABEL = String.raw`[^\s@<>(),;:"\\[\]\p{C}.]`;
const ADDRESS = new RegExp(`^${NAME}{1,64}@(?:${LABEL}+\\.)+${LABEL}{2,}$`, 'u');

/** One @, a dot in the domain, nothing that could end a mail header, at most 254 characters. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX && ADDRESS.test(value);
}

/** Spaces around removed, the domain in lower case; the part before the @ stays as typed. */
export function normaliseEmail(value: string): string {
  const address = value.trim();
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}

/** The three wordings: account forms, plain forms, inputs inside a page. */
export const emailInAccount: Rule = (value) => (accepts(value) ? null : { key: 'email.account' });
export const email: Rule = (value) => (accepts(value) ? null : { key: 'email.plain' });
export const emailInline: Rule = (value) => (accepts(value) ? null : { key: 'email.inline' });

function accepts(value: string): boolean {
  const address = value.trim();
  return address === '' || isEmail(address);
}
