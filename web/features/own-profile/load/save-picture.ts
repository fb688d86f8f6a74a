import { redirect } from 'react-router';
import {
  removePicture,
  removeProductPicture,
  removeTeamPhoto,
  uploadPicture,
  uploadProductPicture,
  uploadTeamPhoto,
} from '#shared/contracts/profile.contract.ts';
import { tryApi } from '#web/lib/api.ts';
import { uploadedFile } from '#web/lib/uploaded-file.ts';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import type { Context } from './person-page.ts';
import { stopped } from './profile-answer.ts';

const UNCUT = { crop_left: 0, crop_top: 0, crop_width: 1, crop_height: 1 };

/** Logo, cover, somebody's photo or the picture of a product as it came with a form that was posted without a script: uncut. */
export async function savePicture(
  context: Context,
  profile: Pick<OwnProfile, 'kind' | 'id'>,
  form: FormData,
) {
  const { field, back, upload, remove } = callsFor(context, profile, form);
  if (form.get('intent') === 'remove-picture') {
    const removed = await remove();
    return removed.ok ? redirect(back(true)) : stopped('save-picture', removed.problem);
  }
  const image = await uploadedFile(form, field);
  if (!image) return redirect(back(false));
  const stored = await upload({ image, ...UNCUT });
  if (stored.ok) return redirect(back(true));
  const { image: texts, ...rest } = stored.problem.errors ?? {};
  const errors = texts ? { ...rest, [field]: texts } : rest;
  return stopped('save-picture', { ...stored.problem, errors });
}

type Body = { image: NonNullable<Awaited<ReturnType<typeof uploadedFile>>> } & typeof UNCUT;

/** The calls for the picture that a form names, and the page to go back to. */
function callsFor(context: Context, profile: Pick<OwnProfile, 'kind' | 'id'>, form: FormData) {
  const named = form.get('picture');
  if (named === 'photo') {
    const member = String(form.get('item') ?? '');
    const params = { id: profile.id, member };
    const to = { part: 'team_members', item: member };
    return {
      field: 'photo',
      back: (done: boolean) => profileTo(profile, done ? { ...to, done: 'photo' } : to),
      upload: (body: Body) => tryApi(context, uploadTeamPhoto, { params, body }),
      remove: () => tryApi(context, removeTeamPhoto, { params }),
    };
  }
  if (named === 'product') {
    const product = String(form.get('item') ?? '');
    const params = { id: profile.id, product };
    const to = { part: 'product', item: product };
    return {
      field: 'product',
      back: (done: boolean) => profileTo(profile, done ? { ...to, done: 'picture' } : to),
      upload: (body: Body) => tryApi(context, uploadProductPicture, { params, body }),
      remove: () => tryApi(context, removeProductPicture, { params }),
    };
  }
  const picture = named === 'cover' ? ('cover' as const) : ('logo' as const);
  const params = { id: profile.id, picture };
  const to = { part: 'picture' };
  return {
    field: picture,
    back: (done: boolean) => profileTo(profile, done ? { ...to, done: 'picture' } : to),
    upload: (body: Body) => tryApi(context, uploadPicture, { params, body }),
    remove: () => tryApi(context, removePicture, { params }),
  };
}
