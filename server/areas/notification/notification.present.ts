import type { NoticeItem } from '#shared/contracts/notification.contract.ts';
import { groupOf, type NotificationKind } from '#shared/domain/notification.ts';
import type { NoticeRow } from './notification.queries.ts';

/** A notice for the person it is for. */
export function presentNotice({ row, actor }: NoticeRow): NoticeItem {
  const kind = row.kind as NotificationKind;
  return {
    id: row.id,
    uuid: row.id,
    kind,
    group: groupOf(kind),
    actor,
    object_id: row.object_id,
    params: row.params,
    link: row.link,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}
