import type { AuditEntry } from '#shared/contracts/audit.contract.ts';
import { DESK_CLAIMS_PATH } from '#shared/domain/claim.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { directoryRecordPath } from '#shared/domain/directory.ts';
import { NEWSLETTER_DESK_PATH } from '#shared/domain/newsletter.ts';
import { reportPath } from '#shared/domain/report.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { knownText } from '#web/lib/known-text.ts';

/** "Approved", "Suspended". */
export const verbName = (t: Translator, { verb }: Pick<AuditEntry, 'verb'>): string =>
  knownText(t, `audit:verb.${verb}`, verb.replaceAll(/[-_]/g, ' '));

/** "Submission", "Person". */
export function thingName(t: Translator, entity: string): string {
  const collection = findCollection(entity);
  const key = collection ? collection.singularKey : `audit:thing.${entity}`;
  return knownText(t, key, entity.replaceAll('_', ' '));
}

/** "Reason", "By": what a detail of an entry is. */
export const detailName = (t: Translator, name: string): string =>
  knownText(t, `audit:detail.${name}`, name.replaceAll('_', ' '));

/** Words of the program are said in the reader's language; what somebody typed, and ids, stay. */
export function detailValue(t: Translator, name: string, value: string): string {
  if (!/^[a-z-]{1,20}$/.test(value)) return value;
  return name === 'verb' || name === 'undone'
    ? verbName(t, { verb: value })
    : knownText(t, `audit:value.${value}`, value);
}

/** Where the thing of an entry is found at the desk or on the site; null where it has no page. */
export function thingPath({ entity, entity_id }: Pick<AuditEntry, 'entity' | 'entity_id'>): string | null {
  if (entity === 'setting') return '/desk/settings';
  if (entity === 'newsletter') return NEWSLETTER_DESK_PATH;
  if (!entity_id) return null;
  if (entity === 'submission') return `/desk/review/${entity_id}`;
  if (entity === 'contact') return `/desk/contact/${entity_id}`;
  if (entity === 'claim') return `${DESK_CLAIMS_PATH}/${entity_id}`;
  if (entity === 'report') return reportPath(entity_id);
  if (entity === 'person') return `/desk/people/${entity_id}`;
  if (entity === 'bulk_decision') return `/desk/bulk/${entity_id}`;
  if (entity === 'stakeholder') return directoryRecordPath(entity_id);
  return findCollection(entity) ? `/desk/content/${entity}/${entity_id}` : null;
}
