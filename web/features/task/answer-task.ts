import type { RouterContextProvider } from 'react-router';
import { answerCohortInvite } from '#shared/contracts/cohort.contract.ts';
import { actOnConnection } from '#shared/contracts/connection.contract.ts';
import { answerRound } from '#shared/contracts/funding.contract.ts';
import { changeMember } from '#shared/contracts/team.contract.ts';
import { answerTeamInvite } from '#shared/contracts/team-invite.contract.ts';
import { isAnswered } from '#shared/domain/task.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

/** What a button of a task has done, or why not. */
export type TaskAnswer = { task: 'yes' | 'no' } | { task: 'refused'; problem: ProblemBody };

/** Answers a task by the value of its button, `yes:team:<object>:<page>`; undefined where the form names none. */
export async function answerTask(
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<TaskAnswer | undefined> {
  const [answer, kind = '', id = '', page = ''] = String(form.get('task') ?? '').split(':');
  if (!isAnswered(kind) || (answer !== 'yes' && answer !== 'no')) return undefined;
  const yes = answer === 'yes';
  const params = { id };
  const answers = {
    team: () => tryApi(context, answerTeamInvite, { params, body: { action: yes ? 'accept' : 'decline' } }),
    join: () =>
      tryApi(context, changeMember, {
        params: { id: page, memberId: id },
        body: { state: yes ? 'member' : 'declined' },
      }),
    round: () => tryApi(context, answerRound, { params, body: { stakeholder_id: page, confirmed: yes } }),
    cohort: () => tryApi(context, answerCohortInvite, { params, body: { startup_id: page, confirmed: yes } }),
    connection: () =>
      tryApi(context, actOnConnection, { params, body: { action: yes ? 'accept' : 'ignore' } }),
  } as const;
  const done = await answers[kind]();
  return done.ok ? { task: answer } : { task: 'refused', problem: done.problem };
}
