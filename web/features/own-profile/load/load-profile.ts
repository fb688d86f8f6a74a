import { getProgramDraft } from '#shared/contracts/eso-program.contract.ts';
import { getProfile } from '#shared/contracts/profile.contract.ts';
import { ITEM_FIELDS } from '#shared/domain/profile/part-fields.ts';
import { PROFILE_PARTS, partsOf, profileFieldsOf } from '#shared/domain/profile/profile-parts.ts';
import { PROFILE_STEPS, stepsOf } from '#shared/domain/profile/profile-steps.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { loadMissingAddress } from '#web/features/account/address/load-address.ts';
import { loadTerms } from '#web/features/listing/load/load-terms.ts';
import { callApi } from '#web/lib/api.ts';
import { readOneOf } from '#web/lib/list-query.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { PROGRAM_FIELDS } from '../cohort/program-fields.ts';
import { loadCohorts } from './load-cohorts.ts';
import { loadNamed } from './load-named.ts';
import { type Context, isPerson } from './person-page.ts';

const DONE = [
  'created',
  'saved',
  'item',
  'removed',
  'submitted',
  'resubmitted',
  'withdrawn',
  'discarded',
  'archived',
  'restored',
  'picture',
  'photo',
  'answered',
  'cohort',
  'cohort-removed',
  'program',
  'program-draft',
  'program-deleted',
  'invited',
  'confirmed',
  'declined',
] as const;
export type Done = (typeof DONE)[number];

/** A profile of one's own as its page shows it: whole, or with one part or the last look open; null without a session. */
export async function loadProfile(url: URL, context: Context, kind: StakeholderKind, id: string) {
  if (!isPerson(context)) return null;
  const profile = await callApi(context, getProfile, { params: { id } });
  if (profile.kind !== kind) throw notFound();
  const params = url.searchParams;
  const name = readOneOf(params, 'part', PROFILE_PARTS);
  const part = partsOf(kind).find((one) => one.name === name) ?? null;
  const view = readOneOf(params, 'view', ['check', 'cohort', 'program'] as const) ?? null;
  const fields = [
    ...profileFieldsOf(kind),
    ...ITEM_FIELDS.funding_rounds,
    ...(view === 'program' ? PROGRAM_FIELDS : []),
  ];
  const program = params.get('program');
  const [terms, cohorts, named, draft, address] = await Promise.all([
    loadTerms(context, fields),
    loadCohorts(context, profile),
    part || view ? [] : loadNamed(context, profile),
    view === 'program' && program ? callApi(context, getProgramDraft, { params: { id: program } }) : null,
    view === 'check' ? loadMissingAddress(context) : null,
  ]);
  if (draft && draft.stakeholder_id !== profile.id) throw notFound();
  return {
    profile,
    terms,
    part: part?.name ?? null,
    /** One of the short steps by which it is made ready to be sent. */
    step: stepsOf(kind).find((one) => one.name === params.get('step'))?.name ?? null,
    /** The step that was saved just now. */
    stepped: readOneOf(params, 'stepped', PROFILE_STEPS) ?? null,
    /** An entry of a list: its id, or `new`. */
    item: part?.list ? params.get('item') : null,
    view,
    cohort: params.get('cohort'),
    cohorts,
    /** A program the team has begun, when it is open. */
    draft,
    /** The draft that was just saved, sent or deleted. */
    program,
    named,
    /** Asked for before sending: the answer comes by e-mail. */
    address,
    done: readOneOf(params, 'done', DONE) ?? null,
    /** The part that was saved just now. */
    saved: readOneOf(params, 'saved', PROFILE_PARTS) ?? null,
    now: new Date().toISOString(),
  };
}
export type ProfileData = NonNullable<Awaited<ReturnType<typeof loadProfile>>>;
