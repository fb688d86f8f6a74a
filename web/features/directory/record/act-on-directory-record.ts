import { data, redirect } from 'react-router';
import {
  correctRecord,
  getDirectoryRecord,
  putBackOnSite,
  restoreRecord,
  takeOffSite,
} from '#shared/contracts/directory.contract.ts';
import type { OFF_CHOICES } from '#shared/domain/directory.ts';
import { PROFILE_PARTS, partsOf } from '#shared/domain/profile/profile-parts.ts';
import { postedBase, stopped } from '#web/features/own-profile/load/profile-answer.ts';
import { saveMerged } from '#web/features/own-profile/load/save-merged.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { recordTo } from './directory-record-address.ts';
import type { Context } from './load-directory-record.ts';

/** What stopped an act that is no form of fields. */
export interface ActAnswer {
  act: { of: string; problem: ProblemBody; cause: string; reason: string };
}

/** Corrects a part, takes the page off the site, puts it back, or sets it back to what it said. */
export async function actOnRecord(id: string, form: FormData, list: string, context: Context) {
  const params = { id };
  const reason = String(form.get('reason') ?? '');
  const intent = String(form.get('intent') ?? '');
  if (intent === 'correct') return correctPart(id, form, list, context);
  const version = Number(form.get('version')) || 1;
  const cause = String(form.get('cause') ?? '');
  const answered =
    intent === 'off'
      ? await tryApi(context, takeOffSite, {
          params,
          body: { version, cause: cause as (typeof OFF_CHOICES)[number], reason },
        })
      : intent === 'restore'
        ? await tryApi(context, restoreRecord, {
            params,
            body: {
              version,
              to: Number(form.get('to')) || 1,
              reason,
              ...(form.has('name') ? { names: form.getAll('name').map(String) } : {}),
            },
          })
        : await tryApi(context, putBackOnSite, { params, body: { version, reason } });
  if (!answered.ok) {
    const { problem } = answered;
    return data<ActAnswer>({ act: { of: intent, problem, cause, reason } }, { status: problem.status });
  }
  const done = intent === 'off' ? 'off' : intent === 'restore' ? 'restored' : 'back';
  throw redirect(recordTo(id, { done, list, ...(intent === 'restore' ? { view: 'history' as const } : {}) }));
}

async function correctPart(id: string, form: FormData, list: string, context: Context) {
  const params = { id };
  const { kind } = await callApi(context, getDirectoryRecord, { params });
  const name = PROFILE_PARTS.find((one) => one === form.get('part'));
  const part = partsOf(kind).find((one) => one.name === name);
  if (!part) throw redirect(recordTo(id, { list }));
  const reason = String(form.get('reason') ?? '');
  const saved = await saveMerged(part.fields, form, {
    save: (version, values) =>
      tryApi(context, correctRecord, { params, body: { version, reason, ...values } }),
    read: () => callApi(context, getDirectoryRecord, { params }),
  });
  if (!saved.ok)
    return stopped('correct', saved.problem, { ...saved.values, reason }, saved.clash, postedBase(form));
  return redirect(`${recordTo(id, { done: 'saved', list })}#part-${part.name}`);
}
