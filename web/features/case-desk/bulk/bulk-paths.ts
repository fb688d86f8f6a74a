import { BULK_KINDS, BULK_MOST, BULK_VERBS, type BulkKindName, type BulkVerb } from '#shared/domain/bulk.ts';
import { CORRECTIONS_PATH, correctionPath } from '#shared/domain/correction.ts';
import { REPORTS_PATH, reportPath } from '#shared/domain/report.ts';
import { DESK_PATH } from '#web/features/desk/frame/desk-paths.ts';
import { recordTo } from '#web/features/desk/frame/record-to.ts';

export const BULK_PATH = '/desk/bulk';

export interface BulkItem {
  id: string;
  version: number;
}

/** Where the cases of a kind are listed, and where one is. */
export const BULK_PLACES: Readonly<Record<BulkKindName, { list: string; one(id: string): string }>> = {
  submission: { list: DESK_PATH, one: (id) => recordTo({ id }) },
  report: { list: REPORTS_PATH, one: reportPath },
  correction: { list: CORRECTIONS_PATH, one: correctionPath },
};

/** The part of the desk that a page about many cases belongs to; an empty one to the queue. */
export const partOfBulk = (page: unknown): string =>
  BULK_PLACES[(page as { kind: BulkKindName } | null)?.kind ?? 'submission'].list;

export const isBulkKind = (text: unknown): text is BulkKindName =>
  (BULK_KINDS as readonly unknown[]).includes(text);

export const isBulkVerb = (text: unknown): text is BulkVerb =>
  (BULK_VERBS as readonly unknown[]).includes(text);

const ITEM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,6})$/i;

/** The cases an address or a form names, each with the version that was looked at; each once. */
export function bulkItems(named: readonly string[]): BulkItem[] {
  const items = named.flatMap((one) => {
    const [, id, version] = ITEM.exec(one) ?? [];
    return id && version ? [{ id: id.toLowerCase(), version: Number(version) }] : [];
  });
  return [...new Map(items.map((item) => [item.id, item])).values()].slice(0, BULK_MOST);
}

/** Where one looks at what a decision on many cases would do. */
export function bulkTo(kind: BulkKindName, verb: BulkVerb, items: readonly BulkItem[]): string {
  const params = new URLSearchParams({ kind, verb });
  for (const { id, version } of items) params.append('item', `${id}.${version}`);
  return `${BULK_PATH}?${params}`;
}

export const bulkRecordTo = (id: string): string => `${BULK_PATH}/${id}`;
