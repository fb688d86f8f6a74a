import { redirect } from 'react-router';
import { getProfile, updateProfile } from '#shared/contracts/profile.contract.ts';
import type { ListingField } from '#shared/domain/listing/listing-field.ts';
import type { ProfilePart } from '#shared/domain/profile/profile-parts.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import { partId, profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import type { Context } from './person-page.ts';
import { postedBase, stopped } from './profile-answer.ts';
import { type Merged, saveMerged } from './save-merged.ts';

/** Saves fields of a profile onto what is there by now. */
export function saveFields(
  context: Context,
  { id }: Pick<OwnProfile, 'id'>,
  fields: readonly ListingField[],
  form: FormData,
): Promise<Merged<OwnProfile>> {
  const params = { id };
  return saveMerged(fields, form, {
    save: (version, values) => tryApi(context, updateProfile, { params, body: { version, ...values } }),
    read: () => callApi(context, getProfile, { params }),
  });
}

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
