import { redirect } from 'react-router';
import {
  answerMessages,
  archiveProfile,
  deleteProfile,
  discardChanges,
  getProfile,
  restoreProfile,
  resubmitProfile,
  submitProfile,
  withdrawProfile,
} from '#shared/contracts/profile.contract.ts';
import { profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { profileFieldsOf } from '#shared/domain/profile/profile-parts.ts';
import { readMarks, splitMarks } from '#web/features/listing/follow/marks.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import type { Done } from './load-profile.ts';
import type { Context } from './person-page.ts';
import { postedBase, stopped } from './profile-answer.ts';
import { saveFields } from './save-part.ts';

type Which = Pick<OwnProfile, 'kind' | 'id'>;

const CALLS = {
  withdraw: [withdrawProfile, 'withdrawn'],
  archive: [archiveProfile, 'archived'],
  restore: [restoreProfile, 'restored'],
} as const satisfies Record<
  string,
  readonly [typeof withdrawProfile | typeof archiveProfile | typeof restoreProfile, Done]
>;
export type StatusIntent = keyof typeof CALLS | 'submit' | 'discard' | 'delete';

/** Sends a profile to the desk, takes it back, throws changes away, archives, restores or deletes it. */
export async function changeStatus(context: Context, profile: Which, intent: StatusIntent, form: FormData) {
  const params = { id: profile.id };
  const done = (what: Done) => redirect(profileTo(profile, { done: what }));
  if (intent === 'delete') {
    const gone = await tryApi(context, deleteProfile, { params });
    return gone.ok ? redirect(`${profilesPath(profile.kind)}?done=deleted`) : stopped(intent, gone.problem);
  }
  if (intent === 'submit') {
    const body = { version: Number(form.get('version')) || 0, note: String(form.get('note') ?? '') };
    const sent = await tryApi(context, submitProfile, { params, body });
    return sent.ok ? done('submitted') : stopped(intent, sent.problem, { note: body.note });
  }
  if (intent === 'discard') {
    const names = form.getAll('name').map(String);
    const thrown = await tryApi(context, discardChanges, { params, body: { names } });
    return thrown.ok ? done('discarded') : stopped(intent, thrown.problem);
  }
  const [call, what] = CALLS[intent];
  const changed = await tryApi(context, call as typeof withdrawProfile, { params });
  return changed.ok ? done(what) : stopped(intent, changed.problem);
}

/** The form of a returned profile: its open fields are saved, its messages marked, and it is sent again if that is asked. */
export async function answerReturned(context: Context, profile: Which, form: FormData) {
  const params = { id: profile.id };
  const intent = String(form.get('intent'));
  const current = await callApi(context, getProfile, { params });
  const open = current.review?.messages.filter(({ closed }) => !closed) ?? [];
  const asked = form.getAll('field').map(String);
  const fields = profileFieldsOf(profile.kind).filter(({ name }) => asked.includes(name));
  const marks = readMarks(open, form);
  const typed = { note: String(form.get('note') ?? ''), ...marks };
  if (fields.length > 0) {
    const saved = await saveFields(context, profile, fields, form);
    if (!saved.ok)
      return stopped(intent, saved.problem, { ...saved.values, ...typed }, saved.clash, postedBase(form));
  }
  const { messages } = splitMarks(marks);
  const answered =
    intent === 'resubmit'
      ? await tryApi(context, resubmitProfile, { params, body: { messages, note: typed.note } })
      : await tryApi(context, answerMessages, { params, body: { messages } });
  if (!answered.ok) return stopped(intent, answered.problem, typed, null, postedBase(form));
  return redirect(profileTo(profile, { done: intent === 'resubmit' ? 'resubmitted' : 'answered' }));
}
