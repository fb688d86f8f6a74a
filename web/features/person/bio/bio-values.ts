import type { OwnProfile, ProfileChanges } from '#shared/contracts/person.contract.ts';
import { CALLING_CODE } from '#shared/country/chosen/facts.ts';
import { CALLING_CODES } from '#shared/domain/listing/calling-codes.ts';
import { PERSON_LINKS, VISIBLE_FIELD_NAMES } from '#shared/domain/person.ts';
import { formatPhone } from '#shared/format/phones.ts';
import { toE164 } from '#shared/rules/phone.ts';
import { readDate, splitDate } from '#web/components/form/date-parts.ts';

/** Fields whose text is sent as it was typed. */
export const PLAIN_FIELDS = [
  'last_name',
  'first_name',
  'last_name_kh',
  'first_name_kh',
  'occupation',
  'occupation_kh',
  'bio',
  'bio_kh',
  'date_of_birth',
  'gender',
  'language',
] as const;
const LINK_NAMES = PERSON_LINKS.map((name) => `links.${name}` as const);
const VISIBILITY_NAMES = VISIBLE_FIELD_NAMES.map((name) => `visibility.${name}` as const);

/** Everything the form asks, each name once; the photo travels apart. */
export const BIO_NAMES = [
  ...PLAIN_FIELDS,
  'calling_code',
  'phone',
  'languages',
  ...LINK_NAMES,
  ...VISIBILITY_NAMES,
] as const;
export type BioName = (typeof BIO_NAMES)[number];

/** What the form says, as typed; languages are codes with a space between. */
export type BioValues = Record<BioName, string>;

/** What is stored, written as the form writes it. */
export function bioOf(profile: OwnProfile): BioValues {
  const { day, month, year } = splitDate(profile.date_of_birth ?? '');
  const [calling_code, phone] = splitPhone(profile.phone);
  return {
    ...pick(PLAIN_FIELDS, (name) => (name === 'date_of_birth' ? '' : profile[name])),
    date_of_birth: year && `${day}/${month}/${year}`,
    calling_code,
    phone,
    languages: profile.languages.join(' '),
    ...pick(LINK_NAMES, (name) => profile.links[name.slice('links.'.length)] ?? ''),
    ...pick(VISIBILITY_NAMES, (name) => profile.visibility[name.slice('visibility.'.length)] ?? ''),
  };
}

/** What a form says; the same for a post without a script and in the browser. */
export function readBio(form: FormData): BioValues {
  return pick(BIO_NAMES, (name) => {
    if (name === 'date_of_birth') return readDate(form, name);
    if (name === 'languages') return [...new Set(form.getAll(name).map(String))].filter(Boolean).join(' ');
    return String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  });
}

/** The values of `now` that say something else than `before`. */
export function changedBio(before: BioValues, now: BioValues): Partial<BioValues> {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name as BioName]));
}

/** Body of the call that stores what changed; empty when nothing did. */
export function changesOf(before: BioValues, now: BioValues): ProfileChanges {
  const changed = changedBio(before, now);
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(changed)) {
    const [group = '', field] = name.split('.');
    if (field) body[group] = { ...(body[group] as object | undefined), [field]: value };
    else if (name === 'languages') body.languages = value.split(' ').filter(Boolean);
    else if (name === 'phone' || name === 'calling_code') body.phone = phoneOf(now);
    else body[name] = value;
  }
  // A calling code alone is no number.
  if (now.phone.trim() === '' && before.phone.trim() === '') delete body.phone;
  return body as ProfileChanges;
}

/** As it is stored, or as typed where it cannot be: then the rules say why. */
function phoneOf({ phone, calling_code }: BioValues): string {
  return phone.trim() === '' ? '' : (toE164(phone, calling_code) ?? phone);
}

/** A stored number as calling code and the rest. */
function splitPhone(e164: string): [code: string, phone: string] {
  if (!e164.startsWith('+') || e164.startsWith(`+${CALLING_CODE}`)) return [CALLING_CODE, formatPhone(e164)];
  const code = CALLING_CODES.map((one) => one.code)
    .filter((one) => e164.startsWith(`+${one}`))
    .sort((a, b) => b.length - a.length)[0];
  return code ? [code, e164.slice(1 + code.length)] : [CALLING_CODE, e164];
}

function pick<N extends string>(names: readonly N[], value: (name: N) => string): Record<N, string> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<N, string>;
}
