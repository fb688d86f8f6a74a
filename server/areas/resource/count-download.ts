import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { calendarDate } from '#shared/format/calendar.ts';
import { idempotency_key } from '../../database/schema/operations.ts';
import { resource } from '../../database/schema/publication.ts';
import type { Services } from '../../services.ts';

const SCOPE = 'download';

/** Programs that fetch what nobody reads, and those that say nothing of themselves. */
const ROBOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|monitor|curl|wget|python|headless|^$/i;

/** Whether a request for a file is a person's: no robot, nothing a browser fetches in advance. */
export function isDownload(method: string, headers: Readonly<Record<string, unknown>>): boolean {
  if (method !== 'GET' || /prefetch|preview/i.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`))
    return false;
  return !ROBOT.test(String(headers['user-agent'] ?? ''));
}

/**
 * Counts a download once a person and a day, in one statement. `who` is what tells callers apart; only its hash, which
 * changes every day, is kept, and that for a day. The number on the page is as old as the page's copy.
 */
export async function countDownload({ database, secret }: Services, id: string, who: string): Promise<void> {
  const key = createHash('sha256')
    .update(secret)
    .update(`${calendarDate(new Date())} ${id} ${who}`)
    .digest('base64url');
  await database.db.execute(sql`
    with first as (
      insert into ${idempotency_key} (scope, key, request_hash, status) values (${SCOPE}, ${key}, '', 200)
      on conflict do nothing returning key
    )
    update ${resource} set downloads = downloads + 1 where id = ${id} and exists (select 1 from first)`);
}
