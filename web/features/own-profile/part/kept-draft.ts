import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import {
  type FormName,
  type KeptField,
  keepAnswers,
  readKeptAnswers,
} from '#web/features/listing/saving/kept-answers.ts';
import { type KeepsText, onDevice } from '#web/lib/device-storage.ts';
import { readBefore } from './part-values.ts';

/** Where a form began: what was stored then, and in which version. What somebody else saved since is told by it. */
export interface Base {
  before: ListingValues;
  version: number;
}

/** What was typed and never saved, with where it began. */
export interface KeptDraft extends Base {
  values: ListingValues;
}

const BEFORE = { name: 'kept.before', input: 'text' } as const;
const VERSION = { name: 'kept.version', input: 'text' } as const;

/** Keeps what was typed until it is saved, with what stood there when it was begun; null forgets it. */
export function keepDraft(
  form: FormName,
  values: ListingValues | null,
  base: Base,
  storage: () => KeepsText = onDevice,
): void {
  const before = Object.fromEntries(Object.keys(values ?? {}).map((name) => [name, base.before[name] ?? '']));
  const began = { [BEFORE.name]: JSON.stringify(before), [VERSION.name]: String(base.version) };
  keepAnswers(form, values && { ...values, ...began }, storage);
}

/** What was kept of a form, null where nothing was. */
export function readDraft(
  form: FormName,
  fields: readonly KeptField[],
  storage: () => KeepsText = onDevice,
): KeptDraft | null {
  const kept = readKeptAnswers(form, [...fields, BEFORE, VERSION], storage);
  const { [BEFORE.name]: before, [VERSION.name]: version, ...values } = kept;
  if (Object.keys(values).length === 0) return null;
  // One that does not say where it began began with nothing: whatever stands there now is asked about.
  const nothing = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [] : '']),
  );
  return { values, before: { ...nothing, ...readBefore(String(before)) }, version: Number(version) || 0 };
}

/**
 * Where a form begins that takes up a draft: at what the draft began with, not at what is stored by now. Otherwise saving it
 * would write over what others saved in between, without a question.
 */
export const takenUp = (now: Base, draft: KeptDraft): Base => ({
  before: { ...now.before, ...draft.before },
  version: draft.version,
});
