import { redirect } from 'react-router';
import { getProfile, updateProfile } from '#shared/contracts/profile.contract.ts';
import type { ListingField, ListingValues } from '#shared/domain/listing/field.ts';
import type { ProfilePart } from '#shared/domain/profile/profile-parts.ts';
import { readAnswers } from '#web/features/listing/values/read-answers.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { clashOf, differing, valuesOf } from '../part/part-values.ts';
import { partId, profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import type { Context } from './person-page.ts';
import { type ProfileAnswer, postedBase, stopped } from './profile-answer.ts';

/** What became of changed values: the profile, or why not. */
type Saved =
  | { ok: true; profile: OwnProfile }
  | { ok: false; problem: ProblemBody; values: ListingValues; clash: ProfileAnswer['clash'] };

const STALE_TRIES = 3;

/**
 * Saves fields of a profile. Where somebody else has changed other fields meanwhile, both stay; where they changed the
 * same ones, nothing is saved and both texts are given, to choose from.
 */
export async function saveFields(
  context: Context,
  { id }: Pick<OwnProfile, 'id'>,
  fields: readonly ListingField[],
  form: FormData,
): Promise<Saved> {
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
    const body = { version, ...Object.fromEntries(changed.map((name) => [name, own[name] ?? ''])) };
    const saved = await tryApi(context, updateProfile, { params: { id }, body });
    if (saved.ok) return { ok: true, profile: saved.value };
    const { problem } = saved;
    if (problem.code !== 'stale_version' || turn >= STALE_TRIES)
      return { ok: false, problem, values, clash: null };
    const current = await callApi(context, getProfile, { params: { id } });
    const now = valuesOf(asked, current.values);
    const { both } = clashOf(asked, { before, mine: own, now });
    if (both.length > 0) {
      const clash = { version: current.version, names: both, theirs: now };
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

/** The form of a part, posted. */
export async function savePart(
  context: Context,
  profile: Pick<OwnProfile, 'kind' | 'id'>,
  part: ProfilePart,
  form: FormData,
) {
  const saved = await saveFields(context, profile, part.fields, form);
  if (!saved.ok) return stopped('save-part', saved.problem, saved.values, saved.clash, postedBase(form));
  return redirect(`${profileTo(profile, { done: 'saved', saved: part.name })}#${partId(part.name)}`);
}
