import { redirect } from 'react-router';
import { removePicture, uploadPicture } from '#shared/contracts/profile.contract.ts';
import { uploadedFile } from '#web/features/listing/load/uploaded-file.ts';
import { tryApi } from '#web/lib/api.ts';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import type { Context } from './person-page.ts';
import { stopped } from './profile-answer.ts';

/** Logo and cover as they came with a form that was posted without a script: uncut. */
export async function savePicture(
  context: Context,
  profile: Pick<OwnProfile, 'kind' | 'id'>,
  form: FormData,
) {
  const picture = form.get('picture') === 'cover' ? ('cover' as const) : ('logo' as const);
  const params = { id: profile.id, picture };
  if (form.get('intent') === 'remove-picture') {
    const removed = await tryApi(context, removePicture, { params });
    if (!removed.ok) return stopped('save-picture', removed.problem);
  } else {
    const image = await uploadedFile(form, picture);
    if (!image) return redirect(profileTo(profile, { part: 'picture' }));
    const stored = await tryApi(context, uploadPicture, {
      params,
      body: { image, crop_left: 0, crop_top: 0, crop_width: 1, crop_height: 1 },
    });
    if (!stored.ok) {
      const { image: texts, ...rest } = stored.problem.errors ?? {};
      const errors = texts ? { ...rest, [picture]: texts } : rest;
      return stopped('save-picture', { ...stored.problem, errors });
    }
  }
  return redirect(profileTo(profile, { part: 'picture', done: 'picture' }));
}
