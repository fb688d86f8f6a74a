import { createHash } from 'node:crypto';
import { MESSAGES_A_PAGE } from '#shared/domain/inbox.ts';
import type { Observer } from './embedded.ts';
import type { Deciding } from './keep-deciding.ts';
import type { Posting } from './keep-posting.ts';
import type { Writing } from './keep-writing.ts';

/** Acknowledged requests that are not there as they were sent, by row and by the link of their mail. */
export async function missingRequests(
  { taken, confirmed }: Posting,
  database: Observer,
  url: string,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { form, id, reference } of taken) {
    const [row] = await database.read<{ as_sent: boolean; logo: string | null }>(
      `select reference = $2 and requester_email = $3 and payload ->> 'summary' = $4 as as_sent,
         payload ->> 'logo' as logo from submission where id = $1`,
      [id, reference, form.values.requester_email, form.values.summary],
    );
    if (!row?.as_sent || (row.logo === null) !== (form.logo === undefined)) missing.push(`${reference}: row`);
  }
  for (const { reference, follow } of confirmed) {
    const answer = await fetch(`${url}/public/api/v1/request-get-list/follow/${follow}/`);
    const followed = (await answer.json()) as { reference?: string; status?: string };
    if (followed.reference !== reference || followed.status === 'draft') missing.push(`${reference}: link`);
  }
  return missing;
}

/** Acknowledged decisions that do not hold, for the desk and for visitors. */
export async function missingDecisions(
  { decided, ordered }: Deciding,
  database: Observer,
  { url, headers }: { url: string; headers: Record<string, string> },
): Promise<string[]> {
  const missing: string[] = [];
  const all = [...decided, ...ordered.map((id) => ({ id, status: 'approved' as const }))];
  for (const { id, status } of all) {
    const answer = await fetch(`${url}/desk-api/v1/submissions/${id}/`, { headers });
    const found = (await answer.json()) as { reference: string; status: string };
    if (found.status !== status) missing.push(`${found.reference}: ${found.status}, not ${status}`);
    if (status !== 'approved') continue;
    const [page] = await database.read<{ id: string; kind: string; type_slug: string | null }>(
      'select p.id, p.kind, p.type_slug from submission s join stakeholder p on p.id = s.stakeholder_id where s.id = $1',
      [id],
    );
    const shown =
      page && (await fetch(`${url}/api/v1/stakeholder/${page.type_slug ?? page.kind}/${page.id}/`));
    await shown?.arrayBuffer();
    if (!shown?.ok) missing.push(`${found.reference}: its page`);
  }
  return missing;
}

/** Acknowledged connections and messages that the other end does not see, with the bytes of their files. */
export async function missingMessages(
  { connected, written }: Writing,
  database: Observer,
  url: string,
): Promise<string[]> {
  const rows = await database.read<{ id: string }>(`select id from connection where state = 'approved'`);
  const known = new Set(rows.map(({ id }) => id));
  const missing = connected.filter((id) => !known.has(id)).map((id) => `${id}: connection`);
  for (const { id, thread_id, body, reader, file } of written) {
    const { headers } = reader;
    const thread = await fetch(`${url}/base-api/me/inbox/${thread_id}/`, { headers });
    const { messages } = (await thread.json()) as { messages: { id: string; body: string }[] };
    // A page of a thread is its newest messages; older ones are where the row says.
    const [row] = await database.read<{ body: string }>('select body from message where id = $1', [id]);
    const seen =
      messages.find((one) => one.id === id) ?? (messages.length >= MESSAGES_A_PAGE ? row : undefined);
    if (seen?.body !== body || row?.body !== body) missing.push(`${id}: message`);
    const answer = await fetch(url + file.url, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (!answer.ok || (file.sha256 && file.sha256 !== sha256)) missing.push(`${id}: file`);
  }
  return missing;
}
