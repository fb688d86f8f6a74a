import { data, type RouterContextProvider, redirect } from 'react-router';
import { inviteStaff } from '#shared/contracts/desk-person.contract.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { personTo } from './people-state.ts';

const FIELDS = [
  'email',
  'role',
  'language',
  'first_name',
  'last_name',
  'first_name_kh',
  'last_name_kh',
] as const;

/** Why nobody was invited; what was typed comes back. */
export interface InviteAnswer {
  typed: Record<(typeof FIELDS)[number], string>;
  problem: ProblemBody;
}

/** Sends the invitation and opens the page of whoever it went to. */
export async function postInvitation(form: FormData, context: Readonly<RouterContextProvider>) {
  const typed = Object.fromEntries(
    FIELDS.map((name) => [name, String(form.get(name) ?? '').trim()]),
  ) as InviteAnswer['typed'];
  const body = { ...typed, role: typed.role as DeskRole, language: typed.language as Language };
  const sent = await tryApi(context, inviteStaff, { body });
  if (sent.ok) return redirect(`${personTo(sent.value.id)}?done=invite`);
  const { problem } = sent;
  const answer: InviteAnswer = { typed, problem };
  return data(answer, { status: problem.status });
}
