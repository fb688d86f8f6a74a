import type { getMessage, listMessages } from '#shared/contracts/contact.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import {
  type ContactStatus,
  type ContactVerb,
  contactStep,
  isContactEvent,
} from '#shared/domain/cases/contact.ts';
import type { ContactCategorySlug } from '#shared/domain/contact-categories.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { sliceGraphemes } from '#shared/khmer/clusters.ts';
import { findNotes, presentNotes } from '../../cases/case-notes.ts';
import { canAtDesk } from '../../cases/desk-routes.ts';
import { findSteps } from '../../cases/history.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { findNames, type Names, nameOf } from '../account/find-names.ts';
import { CONTACT } from './case.ts';
import { findMessage, findReplies, type MessageRow } from './contact.queries.ts';
import { undoable } from './undoable-step.ts';

type PresentedRow = ResponseOf<typeof listMessages>['data'][number];

const EXCERPT = 140;

export function presentRow(row: MessageRow, people: Names): PresentedRow {
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    category: row.category as ContactCategorySlug,
    excerpt: excerptOf(row.description),
    about: row.about,
    language: row.language,
    signed_in: row.person_id !== null,
    status: row.status as ContactStatus,
    assignee: nameOf(people, row.assignee_id),
    created_at: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}

/** A message as its page at the desk shows it. */
export async function presentMessage(
  { services, actor }: Pick<CallContext, 'services' | 'actor'>,
  row: MessageRow,
): Promise<ResponseOf<typeof getMessage>> {
  const { db } = services.database;
  const staff = signedIn({ actor });
  const [replies, notes, history] = await Promise.all([
    findReplies(db, row.id),
    findNotes(db, 'contact', row.id),
    findSteps(db, 'contact', row.id),
  ]);
  const people = await findNames(db, [
    row.assignee_id,
    ...[...replies, ...notes].map(({ author_id }) => author_id),
    ...history.flatMap(({ actor_id, detail }) => [actor_id, assigneeIn(detail)]),
  ]);
  const answers = deskMay(staff.desk_roles, 'answer_contact');
  const last = answers ? await undoable(db, { services }, staff, history) : null;
  const author = (id: string | null) => nameOf(people, id);
  const may = (verb: ContactVerb) => answers && contactStep(row.status as ContactStatus, verb) !== null;
  return {
    ...presentRow(row, people),
    description: row.description,
    entries: [
      ...presentNotes(replies, author).map((one) => ({ ...one, kind: 'reply' as const })),
      ...presentNotes(notes, author).map((one) => ({ ...one, kind: 'note' as const })),
    ].sort((a, b) => a.created_at.localeCompare(b.created_at)),
    history: history.flatMap(({ verb, actor_id, detail, created_at }) =>
      isContactEvent(verb)
        ? [
            {
              verb,
              actor: nameOf(people, actor_id),
              assignee: nameOf(people, assigneeIn(detail)),
              at: created_at.toISOString(),
            },
          ]
        : [],
    ),
    undo_until: last?.until.toISOString() ?? null,
    can: {
      ...canAtDesk(CONTACT, row, staff),
      assign: may('assign'),
      reply: may('reply'),
      close: may('close'),
      reopen: may('reopen'),
    },
  };
}

/** The same by its id; Problem `not_found` where there is none. */
export async function readMessage(context: CallContext, id: string) {
  const row = await findMessage(context.services.database.db, id);
  if (!row) throw new Problem('not_found');
  return presentMessage(context, row);
}

/** To whom a step gave the message. */
const assigneeIn = ({ assignee_id }: Record<string, unknown>): string | null =>
  typeof assignee_id === 'string' ? assignee_id : null;

function excerptOf(description: string): string {
  const line = description.replace(/\s+/g, ' ');
  const cut = sliceGraphemes(line, EXCERPT);
  return cut.length < line.length ? `${cut.trimEnd()}…` : line;
}
