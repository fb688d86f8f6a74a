import type { NoticeItem } from '#shared/contracts/notification.contract.ts';
import { groupOf, type NotificationKind } from '#shared/domain/notification.ts';
import type { Queryable } from '../../database/client.ts';
import { findPagesOf, type What, whatOfPerson } from '../connection/party-what.ts';
import type { NoticeRow } from './notification.queries.ts';

/** Notices for the person they are for, with what those are who caused them. */
export async function presentNotices(db: Queryable, rows: readonly NoticeRow[]): Promise<NoticeItem[]> {
  const pages = await findPagesOf(db, [...new Set(rows.flatMap(({ actor }) => actor?.id ?? []))]);
  return rows.map((row) =>
    presentNotice(row, whatOfPerson(pages.find(({ person_id }) => person_id === row.actor?.id))),
  );
}

function presentNotice({ row, actor }: NoticeRow, what: What): NoticeItem {
  const kind = row.kind as NotificationKind;
  return {
    id: row.id,
    uuid: row.id,
    kind,
    group: groupOf(kind),
    actor: actor && { ...actor, ...what },
    object_id: row.object_id,
    params: row.params,
    link: row.link,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}
