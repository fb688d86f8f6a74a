import { redirect } from 'react-router';
import {
  answerCohortInvite,
  createCohort,
  deleteCohort,
  inviteToCohort,
  removeFromCohort,
  updateCohort,
} from '#shared/contracts/cohort.contract.ts';
import { openEsoProgram } from '#shared/contracts/eso-program.contract.ts';
import { answerRound } from '#shared/contracts/funding.contract.ts';
import { listStartups } from '#shared/contracts/startup.contract.ts';
import { parseCalendarDate } from '#shared/format/calendar.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { readDate } from '#web/components/form/date-parts.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import type { Done } from './load-profile.ts';
import type { Context } from './person-page.ts';
import { stopped } from './profile-answer.ts';

type Which = Pick<OwnProfile, 'kind' | 'id'>;
type Answer = { ok: true; value: unknown } | { ok: false; problem: ProblemBody };

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** A date as typed in three parts, as the call takes it; what is no date stays as it is, for the call to refuse. */
const day = (form: FormData, name: string) => {
  const typed = readDate(form, name);
  return typed === '' ? '' : (parseCalendarDate(typed) ?? typed);
};

export const COHORT_INTENTS = [
  'save-cohort',
  'delete-cohort',
  'invite-startup',
  'remove-startup',
  'answer-cohort',
  'answer-round',
  'open-program',
] as const;
export type CohortIntent = (typeof COHORT_INTENTS)[number];

/** What a support organisation does with its cohorts, and how a startup or an investor answers being named. */
export async function saveCohort(context: Context, profile: Which, intent: CohortIntent, form: FormData) {
  const id = text(form, 'cohort');
  const params = { id };
  const over = (result: Answer, done: Done, open?: string) =>
    result.ok
      ? redirect(profileTo(profile, open ? { view: 'cohort', cohort: open, done } : { done }))
      : stopped(intent, result.problem, typedCohort(form));
  switch (intent) {
    case 'save-cohort': {
      const body = {
        name: text(form, 'name'),
        name_kh: text(form, 'name_kh'),
        starts_on: day(form, 'starts_on'),
        ends_on: day(form, 'ends_on'),
        size: text(form, 'size'),
        program_id: text(form, 'program_id'),
      };
      const saved = id
        ? await tryApi(context, updateCohort, { params, body })
        : await tryApi(
            context,
            createCohort,
            { body: { stakeholder_id: profile.id, ...body } },
            { idempotencyKey: text(form, 'key') || crypto.randomUUID() },
          );
      return over(saved, 'cohort', saved.ok ? saved.value.id : undefined);
    }
    case 'delete-cohort':
      return over(await tryApi(context, deleteCohort, { params }), 'cohort-removed');
    case 'invite-startup': {
      const startup_id = await startupNamed(context, text(form, 'startup_name').trim());
      if (!startup_id) return stopped(intent, unknownStartup(context));
      const body = { startup_id };
      return over(await tryApi(context, inviteToCohort, { params, body }), 'invited', id);
    }
    case 'remove-startup': {
      const startup_id = text(form, 'startup');
      return over(await tryApi(context, removeFromCohort, { params: { id, startup_id } }), 'cohort', id);
    }
    case 'answer-cohort': {
      const confirmed = text(form, 'answer') === 'yes';
      const body = { startup_id: profile.id, confirmed };
      const answered = await tryApi(context, answerCohortInvite, { params, body });
      return over(answered, confirmed ? 'confirmed' : 'declined');
    }
    case 'answer-round': {
      const confirmed = text(form, 'answer') === 'yes';
      const body = { stakeholder_id: profile.id, confirmed };
      const answered = await tryApi(context, answerRound, { params: { id: text(form, 'round') }, body });
      return over(answered, confirmed ? 'confirmed' : 'declined');
    }
    case 'open-program': {
      const opened = await tryApi(context, openEsoProgram, { params: { id: text(form, 'program') } });
      return opened.ok ? redirect(opened.value.path) : stopped(intent, opened.problem);
    }
  }
}

/** The public startup of exactly this name. */
async function startupNamed(context: Context, name: string): Promise<string | null> {
  if (name === '') return null;
  const found = await tryApi(context, listStartups, { query: { search: name, per_page: 20 } });
  const startup = found.ok && found.value.data.find((card) => [card.name, card.name_kh].includes(name));
  return startup ? startup.id : null;
}

const unknownStartup = (context: Context): ProblemBody => ({
  status: 422,
  code: 'invalid',
  title: '',
  message: '',
  errors: { startup_name: [translate(pageApi(context).caller.language, 'own-profile:cohort.unknown')] },
});

/** The form of a cohort as it was typed. */
function typedCohort(form: FormData) {
  const names = ['name', 'name_kh', 'size', 'program_id'] as const;
  return {
    ...Object.fromEntries(names.map((name) => [name, text(form, name)])),
    starts_on: readDate(form, 'starts_on'),
    ends_on: readDate(form, 'ends_on'),
  };
}
