import type { SubmissionRecord } from '#shared/contracts/review.contract.ts';
import { allowedVerbs } from '#shared/domain/cases/submission.ts';
import { changesBetween } from '#shared/domain/listing/changes.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { EventVerb, ReviewStatus } from '#shared/domain/review.ts';
import { isSuggestionKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { pagePath } from '../../addresses/page-path.ts';
import { findNotes, presentNotes } from '../../cases/case-notes.ts';
import type { Queryable } from '../../database/client.ts';
import { signedIn } from '../../http/actor.ts';
import type { CallContext } from '../../http/route.ts';
import { findNames, nameOf } from '../account/find-names.ts';
import { type FileRow, findFile } from '../file/file.queries.ts';
import { fileIdIn } from '../listing/draft.present.ts';
import { entryPictures } from '../profile/entry-pictures.ts';
import { pageBefore } from '../profile/page-before.ts';
import { findDuplicates } from '../submission/find-duplicates.ts';
import { domainCheck } from '../submission/flags.ts';
import { readKnownTerms } from '../submission/known-terms.ts';
import { pageOf } from '../submission/page-of.ts';
import {
  type EventRow,
  listEvents,
  listMessages,
  type SubmissionRow,
} from '../submission/submission.queries.ts';
import { mayTranslate } from '../submission/untranslated.ts';
import { undoable, viewerOf } from '../submission/viewer.ts';
import { findOrganiser } from '../suggestion/find-organiser.ts';
import { presentFields } from './present-fields.ts';
import { presentRow } from './present-queue-row.ts';
import { nextInQueue } from './review.queries.ts';

/** A request as the desk sees it: everything about it in one answer. */
export async function presentRecord(
  { services, actor, language }: Pick<CallContext, 'services' | 'actor' | 'language'>,
  row: SubmissionRow,
): Promise<SubmissionRecord> {
  const { db } = services.database;
  const staff = signedIn({ actor });
  const kind = row.subject_kind as SubjectKind;
  const status = row.status as ReviewStatus;
  const viewer = await viewerOf(db, { services, actor }, row);
  const messages = await listMessages(db, row.id);
  const events = await listEvents(db, row.id);
  const notes = await findNotes(db, 'submission', row.id);
  const people = await findNames(db, [
    row.assignee_id,
    row.decided_by,
    ...messages.map(({ author_id }) => author_id),
    ...events.map(({ actor_id }) => actor_id),
    ...notes.map(({ author_id }) => author_id),
  ]);
  const logo = await findFile(db, fileIdIn(row.payload.logo));
  const rounds = sendings(events);
  // Changes are read against the page, everything else against the round before.
  const before = row.kind === 'change' ? await pageBefore(db, row) : (rounds.at(-2)?.payload ?? null);
  const terms = await readKnownTerms(db);
  const fields = await presentFields(services, row, { before, language, termName: terms.nameIn(language) });
  const shown = presentRow(row, { services, me: staff.id, viewer, people, logo });
  const archived = status === 'archived' ? events.findLast(({ verb }) => verb === 'archive') : undefined;
  const reasoned = events.findLast(({ verb }) => verb === 'reject' || verb === 'reopen');
  return {
    ...shown,
    requester: {
      name: row.requester_name,
      email: row.requester_email,
      phone: textOf(row.payload.requester_phone),
      role: textOf(row.payload.requester_role),
      language: row.requester_language,
      signed_in: row.person_id !== null,
    },
    submitted_at: row.submitted_at?.toISOString() ?? null,
    // Of an archived page what counts is who took it off the site, not who had approved it.
    decided_at: (archived?.created_at ?? row.decided_at)?.toISOString() ?? null,
    decided_by: nameOf(people, archived ? archived.actor_id : row.decided_by),
    stakeholder_id: row.stakeholder_id,
    note: rounds.at(-1)?.reason ?? '',
    reason: reasoned?.reason ?? '',
    fields,
    changed_count: fields.filter(({ changed }) => changed).length,
    messages: messages.map(
      ({ id, round, field, body, body_kh, author_id, answer, fixed_at, created_at }) => ({
        id,
        round,
        field,
        body,
        body_kh,
        author: nameOf(people, author_id),
        answer,
        fixed_at: fixed_at?.toISOString() ?? null,
        created_at: created_at.toISOString(),
      }),
    ),
    history: events.map((event) => ({
      id: event.id,
      verb: event.verb as EventVerb,
      from_status: event.from_status,
      to_status: event.to_status,
      round: event.round,
      actor: event.actor_kind === 'desk' ? nameOf(people, event.actor_id) : null,
      actor_kind: event.actor_kind,
      reason: event.reason,
      changes: changesAt(kind, rounds, event),
      created_at: event.created_at.toISOString(),
    })),
    notes: presentNotes(notes, (author) => nameOf(people, author)),
    checks: {
      duplicates: await findDuplicates(db, {
        id: row.id,
        kind,
        payload: row.payload,
        stakeholder_id: row.stakeholder_id,
        program_id: row.program_id,
        event_id: row.event_id,
      }),
      domain: domainCheck({ ...row.payload, requester_email: row.requester_email }),
      image: imageCheck(kind, logo),
      organiser: isSuggestionKind(kind) ? await organiserCheck(db, row.payload) : null,
    },
    page: pageOf(row),
    undo_until: (await undoable(db, { services, actor }, row))?.until.toISOString() ?? null,
    next: await nextInQueue(db, row.id),
    can: {
      ...shown.can,
      note: viewer.is_reviewer,
      // A page is archived by the request that made it, not by one that changed it.
      verbs: allowedVerbs(status, viewer).filter((verb) => row.kind !== 'change' || verb !== 'archive'),
      own: viewer.is_involved,
      translate: mayTranslate(row, viewer),
    },
    faces: await entryPictures(services, row, language),
  };
}

/** The times the request was sent, oldest first, with what it said then. */
function sendings(events: readonly EventRow[]): EventRow[] {
  return events.filter(({ verb, payload }) => payload !== null && (verb === 'submit' || verb === 'resubmit'));
}

function changesAt(kind: SubjectKind, rounds: readonly EventRow[], event: EventRow): number {
  const index = rounds.indexOf(event);
  const [was, now] = [rounds[index - 1]?.payload, event.payload];
  return index > 0 && was && now ? changesBetween(kind, was, now).length : 0;
}

/** Whether the organiser of a suggestion stands in the directory, and will be linked from it. */
async function organiserCheck(
  db: Queryable,
  values: ListingValues,
): Promise<SubmissionRecord['checks']['organiser']> {
  const found = await findOrganiser(db, values);
  if (!found) return { result: 'attention', name: textOf(values.organiser), name_kh: '', path: null };
  return { result: 'ok', name: found.name, name_kh: found.name_kh, path: pagePath(found) };
}

/** Smaller than the largest size it is shown in, or far from square, a logo looks poor on its page; a cover is wide. */
const LEAST_SIDE = { logo: 256, cover: 400 };
const MOST_UNEVEN = { logo: 2, cover: 3.2 };

function imageCheck(kind: SubjectKind, logo: FileRow | null): SubmissionRecord['checks']['image'] {
  if (!logo?.width || !logo.height) return { result: 'none', width: null, height: null };
  const { width, height } = logo;
  const use = isSuggestionKind(kind) ? 'cover' : 'logo';
  const small = Math.min(width, height) < LEAST_SIDE[use];
  const uneven = Math.max(width, height) / Math.min(width, height) > MOST_UNEVEN[use];
  return { result: small || uneven ? 'attention' : 'ok', width, height };
}
