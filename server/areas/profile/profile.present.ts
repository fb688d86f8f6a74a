import { PROFILE_VIEW_DAYS } from '#shared/constants.ts';
import type { Profile, ProfileCard } from '#shared/contracts/profile-shapes.ts';
import { turnOf } from '#shared/domain/cases/submission.ts';
import { answerBy } from '#shared/domain/listing/answer-by.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { mayDraftPart } from '#shared/domain/profile/content-parts.ts';
import { profilePath } from '#shared/domain/profile/own-profile-paths.ts';
import { partOfField, partsOf } from '#shared/domain/profile/profile-parts.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import { type OrganisationRole, organisationMay, ownershipOf } from '#shared/domain/roles.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { problemText } from '#shared/rules/rule.ts';
import { pagePath } from '../../addresses/page-path.ts';
import type { CallContext } from '../../http/route.ts';
import { presentImage } from '../file/file.present.ts';
import { findFiles } from '../file/file.queries.ts';
import { fileIdIn } from '../listing/draft.present.ts';
import { patchRecord } from '../stakeholder/complete-record.ts';
import { labelOfField } from '../submission/field-label.ts';
import { type KnownTerms, readKnownTerms } from '../submission/known-terms.ts';
import { presentForOwner } from '../submission/owners-view.present.ts';
import {
  listEvents,
  listMessages,
  type MessageRow,
  type SubmissionRow,
} from '../submission/submission.queries.ts';
import { named, plainAmount } from './content.ts';
import { presentProducts, presentTeam } from './items.present.ts';
import { lastEdits } from './last-edits.ts';
import { namedTexts } from './named-texts.ts';
import { nextStep } from './next-step.ts';
import { pageHistory } from './page-history.ts';
import { patchOf } from './patch-of.ts';
import { findDecided, type ProfileState } from './profile-state.ts';
import { problemsOf } from './read-input.ts';
import { reaches } from './require-reach.ts';
import { trustedNames } from './trusted.ts';

const translators = {
  en: translatorFor('en'),
  km: translatorFor('km'),
};

type Presenting = Pick<CallContext, 'services' | 'language'>;

/** A profile with the changes that wait, as one record. */
function editedRecord({ record, edited, changes }: ProfileState) {
  const names = Object.keys(changes);
  return names.length === 0 ? record : patchRecord(record, patchOf(record, edited, names));
}

/** A profile in the list of one's own. */
export async function presentProfileCard(
  context: Presenting,
  state: ProfileState,
  role: OrganisationRole,
): Promise<ProfileCard> {
  const { services, language } = context;
  const { db } = services.database;
  const { record, review, edited } = state;
  const status = record.status as ReviewStatus;
  const open = review && (review.kind !== 'change' || Object.keys(state.changes).length > 0) ? review : null;
  const turn = open ? turnOf(open.status as ReviewStatus) : status === 'draft' ? 'owner' : null;
  const since = open
    ? open.status === 'draft'
      ? (state.changeSet?.updated_at ?? record.updated_at)
      : open.waiting_since
    : record.updated_at;
  const after = editedRecord(state);
  const logo = fileIdIn(edited.values.logo);
  const messages = open ? openMessages(await listMessages(db, open.id), open) : [];
  return {
    id: record.id,
    uuid: record.id,
    kind: record.kind,
    type_slug: after.type_slug,
    name: after.name,
    name_kh: after.name_kh,
    summary: after.summary,
    summary_kh: after.summary_kh,
    logo: presentImage(services, logo ? (await findFiles(db, [logo])).get(logo) : null),
    status,
    changes_status: open?.kind === 'change' ? (open.status as ReviewStatus) : null,
    turn,
    waiting_since: turn ? since.toISOString() : null,
    answer_by: turn === 'desk' ? answerBy(since) : null,
    open_messages: messages.length,
    completeness: nextStep(after, language),
    version: state.version,
    role,
    ownership: ownershipOf(role),
    page: status === 'approved' ? pagePath(record) : null,
    views: status === 'approved' ? await services.recordViews.read(db, record.id, PROFILE_VIEW_DAYS) : null,
    path: profilePath(record.kind, record.id),
    updated_at: (state.changeSet?.updated_at && state.changeSet.updated_at > record.updated_at
      ? state.changeSet.updated_at
      : record.updated_at
    ).toISOString(),
  };
}

/** Messages of the present round that wait for somebody of the team. */
function openMessages(messages: readonly MessageRow[], review: SubmissionRow): MessageRow[] {
  if (review.status !== 'returned') return [];
  return messages.filter(
    ({ round, fixed_at, answer }) => round === review.round && fixed_at === null && answer === '',
  );
}

/** Everything about a profile for somebody of its team. */
export async function presentProfile(
  context: Presenting,
  state: ProfileState,
  role: OrganisationRole,
): Promise<Profile> {
  const { services, language } = context;
  const { db } = services.database;
  const { record, edited, shown, changes } = state;
  const terms = await readKnownTerms(db);
  const t = translators[language];
  const problems = problemsOf(record.kind, edited, { knows: terms.knows, language });
  const review = state.review ?? (await lastWord(context, state));
  const messages = review ? await listMessages(db, review.id) : [];
  const waiting = review ? openMessages(messages, review) : [];
  const trusted = await trustedNames(db);
  const can = abilities(state, role);
  const cover = fileIdIn(edited.values.cover);
  const label = (name: string) => labelOfField(language, record.kind, name);
  return {
    ...(await presentProfileCard(context, state, role)),
    values: edited.values,
    lists: await presentLists(context, state),
    cover: presentImage(services, cover ? (await findFiles(db, [cover])).get(cover) : null, '1024'),
    terms: termsIn(state, terms),
    parts: partsOf(record.kind).map(({ name, fields, list }) => {
      const names = list ? [list as string] : fields.map((field) => field.name);
      return {
        name,
        filled: names.some((one) => named(edited, one) !== null) && !names.some((one) => problems[one]),
        changed: names.some((one) => changes[one]),
        open_messages: waiting.filter(({ field }) => field !== null && names.includes(field)).length,
        trusted: names.every((one) => trusted.has(one)) && organisationMay(role, 'submit_content'),
        edit: can.edit && mayDraftPart(role, name),
      };
    }),
    problems: Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [name, problemText(t, problem, label(name))]),
    ),
    changes: Object.entries(changes).map(([name, { was, now }]) => {
      const about = { language, termName: terms.nameIn(language) };
      return {
        name,
        part: partOfField(record.kind, name)!.name,
        label: label(name),
        was_texts: namedTexts(record.kind, name, was, { ...about, content: shown }),
        now_texts: namedTexts(record.kind, name, now, { ...about, content: edited }),
      };
    }),
    review: review ? await presentReview(context, review, messages, label, state) : null,
    last_edits: await lastEdits(db, record.id, [record.id, ...(state.changeSet ? [state.changeSet.id] : [])]),
    history: await pageHistory(db, record.id, label),
    created_at: record.created_at.toISOString(),
    can: abilities(state, role),
  };
}

/** Nothing is open: the request that was decided last still tells why. */
async function lastWord({ services }: Presenting, { record }: ProfileState): Promise<SubmissionRow | null> {
  if (record.status === 'draft' || record.status === 'archived') return null;
  return findDecided(services.database.db, record.id);
}

async function presentLists({ services }: Presenting, { edited }: ProfileState): Promise<Profile['lists']> {
  const { product, team_members, funding_rounds } = edited.lists;
  return {
    product: await presentProducts(services, product),
    team_members: await presentTeam(services, team_members),
    funding_rounds: funding_rounds.map((round) => ({
      ...round,
      amount_raised: plainAmount(round.amount, round.currency),
    })),
  };
}

function termsIn({ record, edited }: ProfileState, terms: KnownTerms): Profile['terms'] {
  const named_ = partsOf(record.kind).flatMap(({ fields }) =>
    fields.flatMap(({ name, taxonomy }) => {
      const value = edited.values[name];
      const slugs = value === undefined ? [] : Array.isArray(value) ? value : [textOf(value)];
      return taxonomy ? slugs.map((slug) => ({ list: taxonomy, slug })) : [];
    }),
  );
  const types = edited.lists.funding_rounds.map(({ funding_type }) => ({
    list: 'funding_type' as const,
    slug: funding_type,
  }));
  const names = (language: Language, list: (typeof named_)[number]['list'], slug: string) =>
    terms.nameIn(language)(list, slug);
  const all = [...named_, ...types].map(({ list, slug }) => ({
    list,
    slug,
    name: names('en', list, slug),
    name_kh: names('km', list, slug),
  }));
  return [...new Map(all.map((one) => [`${one.list} ${one.slug}`, one])).values()];
}

async function presentReview(
  { services }: Presenting,
  row: SubmissionRow,
  messages: readonly MessageRow[],
  label: (name: string) => string,
  { record }: ProfileState,
): Promise<NonNullable<Profile['review']>> {
  const events = await listEvents(services.database.db, row.id);
  const status = row.status as ReviewStatus;
  const turn = turnOf(status);
  const told = presentForOwner(row, messages, events);
  return {
    id: row.id,
    asks: row.kind as NonNullable<Profile['review']>['asks'],
    reference: row.reference,
    status,
    turn,
    waiting_since: row.waiting_since.toISOString(),
    answer_by: turn === 'desk' ? answerBy(row.waiting_since) : null,
    round: row.round,
    ...told,
    messages: told.messages.map(({ field, ...message }) => ({
      ...message,
      field,
      part: field ? (partOfField(record.kind, field)?.name ?? null) : null,
      label: field ? label(field) : null,
    })),
  };
}

/** What somebody of a role may do with a profile as it stands: the buttons of its page. */
export function abilities(state: ProfileState, role: OrganisationRole): Profile['can'] {
  const { record, review, changes } = state;
  const may = (action: Parameters<typeof organisationMay>[1]) => organisationMay(role, action);
  const status = record.status as ReviewStatus;
  const waits = review?.status;
  const mine = waits !== 'reviewing' && ['draft', 'returned', 'approved'].includes(status);
  const some = Object.keys(changes).length > 0;
  const wasPublic = record.approved_at !== null;
  const reach = (action: 'edit_profile' | 'submit_profile' | 'withdraw_profile') =>
    status === 'approved' ? reaches(role, action, state) : may(action);
  return {
    edit: may('draft_content') && mine,
    submit:
      reach('submit_profile') &&
      waits !== 'reviewing' &&
      waits !== 'returned' &&
      (status === 'draft' || (status === 'approved' && some)),
    resubmit: reach('submit_profile') && waits === 'returned',
    withdraw: reach('withdraw_profile') && (waits === 'reviewing' || waits === 'returned'),
    discard: may('edit_content') && reach('edit_profile') && some && waits !== 'reviewing',
    archive: may('archive_profile') && (status === 'approved' || (status === 'draft' && wasPublic)),
    restore: may('archive_profile') && status === 'archived',
    delete: may('archive_profile') && status === 'draft' && !wasPublic,
    draft_content: may('draft_content'),
    edit_content: may('edit_content'),
  };
}
