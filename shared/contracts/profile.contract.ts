import { z } from 'zod';
import { STAKEHOLDER_KINDS } from '../domain/stakeholder-kinds.ts';
import { defineContract } from './contract.ts';
import { upload } from './file.contract.ts';
import { uuid } from './list.ts';
import { answers, cropBox, newProfileOf, note, profilePatchOf, version } from './profile-input.ts';
import { profile, profileList, profilesQuery } from './profile-shapes.ts';
import { stakeholderDetail } from './stakeholder-detail.ts';

const params = z.object({ id: uuid });
const path = '/base-api/me/profile/{id}/';

export const listProfiles = defineContract({
  id: 'profile.list',
  summary: 'The caller’s own profiles, of one kind or of all, with the number behind each tab',
  method: 'GET',
  path: '/base-api/me/profile/',
  access: 'member',
  query: profilesQuery.extend({ kind: z.enum(STAKEHOLDER_KINDS).optional() }),
  response: profileList,
});

export const getProfile = defineContract({
  id: 'profile.get',
  summary: 'One’s own profile as it is edited: values, parts, messages of the desk, changes that wait',
  method: 'GET',
  path,
  access: 'member',
  params,
  response: profile,
});

export const createOtherStakeholder = defineContract({
  id: 'profile.create-other-stakeholder',
  summary: 'Begins a profile of another stakeholder; its type is one of the nine',
  method: 'POST',
  path: '/base-api/me/other-stakeholder/',
  access: 'member',
  body: newProfileOf('other'),
  response: profile,
  status: 201,
});

export const updateProfile = defineContract({
  id: 'profile.update',
  summary: 'Changes parts of a profile of any kind; of an approved one the change waits for the desk',
  method: 'PATCH',
  path,
  access: 'member',
  params,
  body: profilePatchOf(null),
  response: profile,
});

export const submitProfile = defineContract({
  id: 'profile.submit',
  summary: 'Sends a draft, or the changes of an approved profile, to the desk; sent twice, it is sent once',
  method: 'POST',
  path: `${path}submit/`,
  access: 'member',
  params,
  body: z.object({ version: version.optional(), note }),
  response: profile,
});

export const answerMessages = defineContract({
  id: 'profile.answer',
  summary: 'Marks messages of the desk as fixed, or answers them',
  method: 'PATCH',
  path: `${path}messages/`,
  access: 'member',
  params,
  body: answers,
  response: profile,
});

export const resubmitProfile = defineContract({
  id: 'profile.resubmit',
  summary: 'Sends what was returned again, once every message is fixed or answered',
  method: 'POST',
  path: `${path}resubmit/`,
  access: 'member',
  params,
  body: answers.extend({ version: version.optional(), note }),
  response: profile,
});

export const withdrawProfile = defineContract({
  id: 'profile.withdraw',
  summary: 'Takes back what the desk has not decided yet; it can be changed and sent again',
  method: 'POST',
  path: `${path}withdraw/`,
  access: 'member',
  params,
  response: profile,
});

export const discardChanges = defineContract({
  id: 'profile.discard-changes',
  summary:
    'Throws away the changes of an approved profile, all or those of some fields; the public page stays',
  method: 'POST',
  path: `${path}discard-changes/`,
  access: 'member',
  params,
  body: z.object({
    version: version.optional(),
    /** Fields and lists by name; none: all. */
    names: z.array(z.string().max(60)).max(100).default([]),
  }),
  response: profile,
});

export const archiveProfile = defineContract({
  id: 'profile.archive',
  summary: 'Takes the page of an approved profile off the site and keeps it',
  method: 'POST',
  path: `${path}archive/`,
  access: 'member',
  params,
  response: profile,
});

export const restoreProfile = defineContract({
  id: 'profile.restore',
  summary: 'Asks the desk to show an archived profile again; it goes to review as it is',
  method: 'POST',
  path: `${path}restore/`,
  access: 'member',
  params,
  response: profile,
});

export const deleteProfile = defineContract({
  id: 'profile.delete',
  summary: 'Deletes a draft for good; an approved profile is archived instead',
  method: 'DELETE',
  path,
  access: 'member',
  params,
  response: z.object({ status: z.literal(200), result: z.enum(['deleted', 'archived']) }),
});

const picture = { picture: z.enum(['logo', 'cover']) };

export const uploadPicture = defineContract({
  id: 'profile.upload-picture',
  summary: 'Sets the logo or the cover, cut to a box given in shares of the picture',
  method: 'POST',
  path: `${path}{picture}/`,
  access: 'member',
  limit: 'upload',
  params: params.extend(picture),
  bodyKind: 'multipart',
  body: z.object({ image: upload, version: version.optional(), ...cropBox }),
  response: profile,
});

export const removePicture = defineContract({
  id: 'profile.remove-picture',
  summary: 'Removes the logo or the cover',
  method: 'DELETE',
  path: `${path}{picture}/`,
  access: 'member',
  params: params.extend(picture),
  response: profile,
});

const member = params.extend({ member: uuid });
const photo = `${path}team/{member}/photo/` as const;

export const uploadTeamPhoto = defineContract({
  id: 'profile.upload-team-photo',
  summary: 'Sets the photo of a person shown on the page, cut to a box given in shares of the picture',
  method: 'POST',
  path: photo,
  access: 'member',
  limit: 'upload',
  params: member,
  bodyKind: 'multipart',
  body: z.object({ image: upload, version: version.optional(), ...cropBox }),
  response: profile,
});

export const removeTeamPhoto = defineContract({
  id: 'profile.remove-team-photo',
  summary: 'Removes the photo of a person shown on the page',
  method: 'DELETE',
  path: photo,
  access: 'member',
  params: member,
  response: profile,
});

export const showMyself = defineContract({
  id: 'profile.show-myself',
  summary:
    'Puts the caller among the people shown on the page, or takes them off it, whatever their role in the team',
  method: 'POST',
  path: `${path}team/me/`,
  access: 'member',
  params,
  body: z.object({ shown: z.boolean() }),
  response: profile,
});

const product = params.extend({ product: uuid });
const productPicture = `${path}product/{product}/picture/` as const;

export const uploadProductPicture = defineContract({
  id: 'profile.upload-product-picture',
  summary: 'Sets the picture of a product, cut to a box given in shares of the picture',
  method: 'POST',
  path: productPicture,
  access: 'member',
  limit: 'upload',
  params: product,
  bodyKind: 'multipart',
  body: z.object({ image: upload, version: version.optional(), ...cropBox }),
  response: profile,
});

export const removeProductPicture = defineContract({
  id: 'profile.remove-product-picture',
  summary: 'Removes the picture of a product',
  method: 'DELETE',
  path: productPicture,
  access: 'member',
  params: product,
  response: profile,
});

export const previewProfile = defineContract({
  id: 'profile.preview',
  summary: 'The page as visitors, or signed-in readers, would see it with everything that waits',
  method: 'GET',
  path: `${path}preview/`,
  access: 'member',
  params,
  query: z.object({ as: z.enum(['visitor', 'member']).default('visitor') }),
  response: z.object({ data: stakeholderDetail }),
});
