import { makeStamp } from '#server/bot-check/stamp.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { type FormParts, multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import { secret } from './server.ts';

/** A filled-in listing form of one requester. */
export interface Form {
  slug: string;
  language: 'en' | 'km';
  values: ListingValues;
  /** PNG. */
  logo: Uint8Array | undefined;
}

/** Drawn once: whoever draws is not sending, and what is drawn plays no part. */
let drawn: Promise<Uint8Array> | undefined;

function logoPicture(): Promise<Uint8Array> {
  drawn ??= picture('png');
  return drawn;
}

export async function newForm(
  kind: StakeholderKind,
  {
    logo = false,
    language = 'en',
    changes = {},
  }: { logo?: boolean; language?: 'en' | 'km'; changes?: ListingValues } = {},
): Promise<Form> {
  const values = listingValues(kind, changes);
  const slug = slugOf(kind, kind === 'other' ? String(values.type_slug) : null);
  return { slug, language, values, logo: logo ? await logoPicture() : undefined };
}

/** Sends a form as a browser does, with a stamp of its own for each sending. */
export async function postForm(url: string, { slug, language, values, logo }: Form): Promise<Response> {
  const parts: FormParts = { ...values, bot_stamp: makeStamp(secret, Date.now() - 60_000) };
  if (logo) parts.logo = { name: 'logo.png', type: 'image/png', bytes: logo };
  const { payload, headers } = await multipart(parts);
  return fetch(`${url}/public/api/v1/request-get-list/${slug}/`, {
    method: 'POST',
    body: Uint8Array.from(payload),
    headers: { ...headers, 'accept-language': language },
    signal: AbortSignal.timeout(60_000),
  });
}

/** Confirms the address of a request with the code of the mail. */
export function postCode(url: string, reference: string, code: string): Promise<Response> {
  return postJson(`${url}/public/api/v1/request-get-list/verify/`, { reference, code });
}

export function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(60_000),
  });
}
