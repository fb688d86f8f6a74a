import type { LastEdit } from '#shared/contracts/last-edit.ts';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import { readAnswers } from '#web/features/listing/values/read-answers.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { clashOf, differing, valuesOf } from '../part/part-values.ts';
import { editsOf, type ProfileAnswer, postedBase } from './profile-answer.ts';

/** What a posted form is saved into. */
export interface Target<T> {
  save(version: number, values: ListingValues): Promise<{ ok: true; value: T } | Refusal>;
  /** What is there by now. */
  read(): Promise<{ version: number; values: ListingValues; last_edits: readonly LastEdit[] }>;
}
interface Refusal {
  ok: false;
  problem: ProblemBody;
}

/** What became of changed values: what they are part of, or why not. */
export type Merged<T> =
  | { ok: true; value: T }
  | (Refusal & { values: ListingValues; clash: ProfileAnswer['clash'] });

const STALE_TRIES = 3;

/**
 * Saves a posted form. Where somebody else has changed other fields meanwhile, both stay; where they changed the same ones,
 * nothing is saved and both texts are given, to choose from.
 */
export async function saveMerged<T>(
  fields: readonly ListingField[],
  form: FormData,
  target: Target<T>,
): Promise<Merged<T>> {
  const values = readAnswers(fields, form);
  const asked = fields.filter(({ input }) => input !== 'image');
  const began = postedBase(form);
  let before = { ...valuesOf(asked, {}), ...began.before };
  // A choice between two texts: theirs is what is there already.
  const own = { ...values };
  for (const { name } of asked) if (form.get(`take.${name}`) === 'theirs') own[name] = before[name] ?? '';
  let { version } = began;
  for (let turn = 0; ; turn += 1) {
    const changed = differing(asked, before, own);
    const saved = await target.save(version, pick(own, changed));
    if (saved.ok) return saved;
    const { problem } = saved;
    if (problem.code !== 'stale_version' || turn >= STALE_TRIES)
      return { ok: false, problem, values, clash: null };
    const current = await target.read();
    const now = valuesOf(asked, current.values);
    const { both } = clashOf(asked, { before, mine: own, now });
    if (both.length > 0) {
      const edits = editsOf(both, current.last_edits);
      const clash = { version: current.version, names: both, theirs: now, edits };
      return { ok: false, problem, values: { ...now, ...pick(own, differing(asked, before, own)) }, clash };
    }
    // What I did not touch follows the other one.
    for (const { name } of asked) if (!changed.includes(name)) own[name] = now[name] ?? '';
    before = now;
    version = current.version;
  }
}

const pick = (values: ListingValues, names: readonly string[]): ListingValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
