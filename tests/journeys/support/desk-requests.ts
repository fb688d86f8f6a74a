import { type APIRequestContext, expect } from '@playwright/test';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { Mailbox, newName } from './listing.ts';
import { readyStamp } from './stamps.ts';

/** A request that waits for the desk. */
export interface DeskRequest {
  id: string;
  reference: string;
  /** Name of the organisation; of persons it is that of the factory. */
  name: string;
  name_kh: string;
  /** Address of the requester. */
  email: string;
  mailbox: Mailbox;
  /** Secret of the link that follows it. */
  follow: string;
}

/** Asks for a listing through the API as a browser without scripts does, and confirms the address by the code. */
export async function newRequest(
  request: APIRequestContext,
  language: Language,
  changes: ListingValues = {},
  kind: StakeholderKind = 'startup',
): Promise<DeskRequest> {
  const headers = { 'accept-language': language };
  const fresh = newName();
  const names = {
    name: String(changes.name ?? fresh.name),
    name_kh: String(changes.name_kh ?? fresh.name_kh),
  };
  const values = listingValues(kind, { ...names, ...changes });
  const form = new FormData();
  form.append('bot_stamp', await readyStamp(request));
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one);
  const slug = slugOf(kind, kind === 'other' ? String(values.type_slug) : null);
  const sent = await answer(
    request.post(`/public/api/v1/request-get-list/${slug}/`, { multipart: form, headers }),
  );
  const reference = String(sent.reference);
  const email = String(values.requester_email);
  const mailbox = new Mailbox(request, email);
  const confirmed = await answer(
    request.post('/public/api/v1/request-get-list/verify/', {
      data: { reference, code: await codeFor(request, email, names) },
      headers,
    }),
  );
  return {
    ...names,
    id: String(sent.submission_id),
    reference,
    email,
    mailbox,
    follow: String(confirmed.follow),
  };
}

/** The code that was sent for a name: the same address may have asked before. */
async function codeFor(
  request: APIRequestContext,
  address: string,
  names: { name: string; name_kh: string },
): Promise<string> {
  let code: string | undefined;
  const look = async () => {
    const mails = await answer(request.get('/dev-api/v1/mailbox/', { params: { address } }));
    for (const { id, template } of mails.data as { id: string; template: string }[]) {
      if (template !== 'listing.code') continue;
      const { subject, text } = await answer(request.get(`/dev-api/v1/mailbox/${id}/`));
      if (Object.values(names).some((name) => String(text).includes(name)))
        code = /\d{6}/.exec(String(subject))?.[0];
    }
    return code;
  };
  await expect.poll(look, { message: `code for ${names.name}`, timeout: 15_000 }).toBeDefined();
  return code!;
}

async function answer(call: ReturnType<APIRequestContext['get']>): Promise<Record<string, unknown>> {
  const response = await call;
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
