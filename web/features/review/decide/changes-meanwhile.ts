import type { SubmissionRecord } from '#shared/contracts/review.contract.ts';

/** A field that says something else than when the page was opened. */
export interface MeanwhileChange {
  name: string;
  label: string;
  lang: 'en' | 'km' | null;
  was: readonly string[];
  now: readonly string[];
}

export type SeenRecord = Pick<SubmissionRecord, 'status' | 'round' | 'version' | 'fields' | 'history'>;

/** Events that change nothing but whose work it is. */
const ASIDE = ['take', 'release'];

/**
 * What somebody else changed between the request as it was read and as it is now; null when nothing that matters
 * differs, or the viewer did it.
 */
export function changesMeanwhile(
  seen: SeenRecord,
  now: SeenRecord,
  viewerId: string,
): { fields: MeanwhileChange[]; status: boolean; last: SeenRecord['history'][number] | null } | null {
  if (seen.version === now.version) return null;
  const last = now.history.findLast(({ verb }) => !ASIDE.includes(verb));
  if (last?.actor?.id === viewerId) return null;
  const before = new Map(seen.fields.map((field) => [field.name, field]));
  const fields = now.fields.flatMap(({ name, label, lang, value, texts }) => {
    const was = before.get(name);
    const same = !was || JSON.stringify(was.value) === JSON.stringify(value);
    return same ? [] : [{ name, label, lang, was: was.texts, now: texts }];
  });
  const status = seen.status !== now.status || seen.round !== now.round;
  return fields.length > 0 || status ? { fields, status, last: last ?? null } : null;
}
