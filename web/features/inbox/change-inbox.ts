import { type RouterContextProvider, redirect } from 'react-router';
import type { UploadedFile } from '#shared/contracts/file.contract.ts';
import { changeThread, uploadAttachment, writeMessage } from '#shared/contracts/inbox.contract.ts';
import { answerTeamInvite } from '#shared/contracts/team-invite.contract.ts';
import { ATTACHMENTS_MAX, threadPath } from '#shared/domain/inbox.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { type ConnectionAnswer, changeConnection } from '../connection/change-connection.ts';

type Context = Readonly<RouterContextProvider>;

export type InboxAnswer = ConnectionAnswer | { written: string } | { kept: true } | { answered: string };

const STEPS: Readonly<Record<string, { is_read?: boolean; is_muted?: boolean; is_archived?: boolean }>> = {
  read: { is_read: true },
  unread: { is_read: false },
  mute: { is_muted: true },
  unmute: { is_muted: false },
  archive: { is_archived: true },
  unarchive: { is_archived: false },
};

/** One button of a thread; what was typed comes back with a problem. */
export async function changeInbox(
  id: string,
  form: FormData,
  context: Context,
): Promise<InboxAnswer | undefined> {
  const [verb = '', object = ''] = String(form.get('do') ?? '').split(':');
  if (verb === 'write') return write(id, form, context);
  if (verb === 'team') {
    const [answer = '', invite = ''] = [object, String(form.get('invite') ?? '')];
    const answered = await tryApi(context, answerTeamInvite, {
      params: { id: invite },
      body: { action: answer === 'accept' ? 'accept' : 'decline' },
    });
    return answered.ok ? { answered: answer } : { problem: answered.problem, typed: {} };
  }
  const step = STEPS[verb];
  if (!step) return changeConnection(form, context);
  const changed = await tryApi(context, changeThread, { params: { id }, body: step });
  if (!changed.ok) return { problem: changed.problem, typed: {} };
  if (verb === 'archive' || verb === 'unread') throw redirect('/user/profile/inbox');
  return { kept: true };
}

/** A message sent without a script: its files first, then the words. */
async function write(id: string, form: FormData, context: Context): Promise<InboxAnswer> {
  const typed = { body: String(form.get('body') ?? '') };
  const refused = (problem: ProblemBody) => ({ problem, typed });
  const chosen = form.getAll('file').filter((one): one is File => one instanceof File && one.size > 0);
  const files = form.getAll('files').map(String);
  for (const file of chosen.slice(0, ATTACHMENTS_MAX)) {
    const uploaded = await tryApi(context, uploadAttachment, {
      params: { id },
      body: { file: await asUpload(file) },
    });
    if (!uploaded.ok) return refused(uploaded.problem);
    files.push(uploaded.value.id);
  }
  const sent = await tryApi(context, writeMessage, {
    params: { id },
    body: { body: typed.body, client_key: String(form.get('client_key') ?? ''), files },
  });
  if (!sent.ok) return refused(sent.problem);
  // The address of the newest message, so that a reload sends nothing again.
  throw redirect(threadPath(id));
}

async function asUpload(file: File): Promise<UploadedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { filename: file.name, declared_type: file.type, bytes };
}
