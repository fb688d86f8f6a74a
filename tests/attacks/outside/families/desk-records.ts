import type { Notes } from '../notes.ts';
import { someAddress, type Target } from '../target.ts';

const DESK = '/desk-api/v1/';
const BOUNDARY = 'imported';
type Json = Record<string, unknown> & { id: string; version: number };

/**
 * Makes, as staff do, what a new site has none of, so that every read of the desk is tried about something that is there: a
 * reader of the newsletter, a decision on many requests, a merge, a version of a record before it was changed, an import.
 */
export async function makeDeskRecords(target: Target, notes: Notes): Promise<void> {
  const as = 'administrator';
  const ask = async (path: string) => {
    const { body } = await target.send(`${DESK}${path}`, { as });
    return (body.startsWith('{') ? JSON.parse(body) : {}) as Json & { data?: Json[] };
  };
  const headers = { origin: target.origin };
  const tell = async (path: string, body: object, method = 'POST') => {
    const answer = await target.send(`${DESK}${path}`, { as, method, body, headers });
    if (answer.statusCode >= 400) notes.leftOut(`${path} was not made: ${answer.body.slice(0, 200)}`);
    return (answer.body.startsWith('{') ? JSON.parse(answer.body) : {}) as Json;
  };
  const named = ({ id, version }: Json) => ({ id, version });

  // The newsletter is not offered unless staff say so, and what joins two pages wants to know who sits here.
  const { password } = target.accounts[as];
  await target.send('/base-api/me/proof/', {
    as,
    method: 'POST',
    body: { way: 'password', password },
    headers,
  });
  await tell('settings/', { changes: [{ key: 'newsletter', value: true, version: 0 }] }, 'PATCH');
  const email = `reader-${crypto.randomUUID()}@example.test`;
  await target.send('/api/v1/newsletter/', { method: 'POST', body: { email }, headers, from: someAddress() });

  const [request] = (await ask('submissions/?status=reviewing')).data ?? [];
  const order =
    request &&
    (await tell('bulk-decisions/', {
      verb: 'reject',
      reason: 'Not of this network.',
      items: [named(request)],
    }));
  if (order?.id) await tell(`bulk-decisions/${order.id}/cancel/`, {});

  const [from, into] = (await ask('merges/pages/?kind=startup&search=a')).data ?? [];
  if (from && into)
    await tell('merges/', {
      ...{ from: from.id, into: into.id },
      ...{ from_version: from.version, into_version: into.version },
    });

  // The first of them is the one whose reads are tried.
  const { collections = [] } = (await ask('collections/')) as { collections?: { name: string }[] };
  for (const { name } of collections.slice(0, 1)) {
    const [record] = (await ask(`collections/${name}/`)).data ?? [];
    if (record)
      await tell(
        `collections/${name}/${record.id}/`,
        { version: record.version, ...changed(record) },
        'PATCH',
      );
    if (record) await importBack(name);
  }

  /** A list as it is exported, its first record under another name, taken in again. */
  async function importBack(name: string): Promise<void> {
    const { text = '' } = (await ask(`collections/${name}/export/`)) as { text?: string };
    const [record] = (await ask(`collections/${name}/`)).data ?? [];
    const title = String(record?.title ?? '');
    const file = text.replace(title, `${title}.`);
    const payload = [
      `--${BOUNDARY}`,
      'Content-Disposition: form-data; name="file"; filename="list.csv"',
      'Content-Type: text/csv',
      '',
      file,
      `--${BOUNDARY}--`,
      '',
    ].join('\r\n');
    const checked = await target.send(`${DESK}collections/${name}/imports/check/`, {
      ...{ as, method: 'POST', payload },
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    });
    const { id } = (checked.statusCode < 300 ? JSON.parse(checked.body) : {}) as { id?: string | null };
    if (id) await tell(`collections/${name}/imports/`, { id });
  }
}

/** Another name for a record, under whichever of the two fields its collection has it. */
function changed(record: Json): { values: Record<string, string> } {
  const values = record.values as Record<string, unknown>;
  const field =
    ['title', 'name', 'question', 'label'].find((one) => typeof values[one] === 'string') ?? 'title';
  return { values: { [field]: `${String(values[field])} 2` } };
}
