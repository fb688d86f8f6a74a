import { CONTACT_CASE, type ContactStatus } from '#shared/domain/cases/contact.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { writesTo } from '../../cases/case-rows.ts';
import { type CaseKind, notFromHere } from '../../cases/kind.ts';
import { contact_message } from '../../database/schema/contact.ts';
import { lockMessage, type MessageRow } from './contact.queries.ts';

type Change = Partial<typeof contact_message.$inferInsert>;

const write = writesTo(contact_message);

/** A message of the contact form as a case. Its history is the audit trail, which remembers how it was. */
export const CONTACT: CaseKind<
  MessageRow,
  ContactStatus,
  (typeof CONTACT_CASE.transitions)[number]['verb'],
  'desk' | 'sender',
  Change
> = {
  life: CONTACT_CASE,
  stateOf: ({ status }) => status as ContactStatus,
  lock: ({ tx }, id) => lockMessage(tx, id),
  store: (work, row, status, change) => write(work, row.id, { ...change, status }),
  hand: (work, row, assignee_id) => write(work, row.id, { assignee_id }),
  audited: ({ row, from, to }) => ({ from, to, was: row.assignee_id }),
  refusals: {
    notFromHere: ({ context }, { status }) =>
      notFromHere(
        'contact:problem.not_from_here',
        translate(context.language, `contact:status.${status as ContactStatus}`),
      ),
  },
};
