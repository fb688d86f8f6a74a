import { BULK_MOST, BULK_VERBS, type BulkVerb } from '#shared/domain/bulk.ts';

export const BULK_PATH = '/desk/bulk';

export interface BulkItem {
  id: string;
  version: number;
}

export const isBulkVerb = (text: unknown): text is BulkVerb =>
  (BULK_VERBS as readonly unknown[]).includes(text);

const ITEM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,6})$/i;

/** The requests an address or a form names, each with the version that was looked at; each once. */
export function bulkItems(named: readonly string[]): BulkItem[] {
  const items = named.flatMap((one) => {
    const [, id, version] = ITEM.exec(one) ?? [];
    return id && version ? [{ id: id.toLowerCase(), version: Number(version) }] : [];
  });
  return [...new Map(items.map((item) => [item.id, item])).values()].slice(0, BULK_MOST);
}

/** Where one looks at what a decision on many requests would do. */
export function bulkTo(verb: BulkVerb, items: readonly BulkItem[]): string {
  const params = new URLSearchParams({ verb });
  for (const { id, version } of items) params.append('item', `${id}.${version}`);
  return `${BULK_PATH}?${params}`;
}

export const bulkRecordTo = (id: string): string => `${BULK_PATH}/${id}`;
