import { and, eq } from 'drizzle-orm';
import type { countWaiting as contract } from '#shared/contracts/desk.contract.ts';
import { type DeskAction, deskMay } from '#shared/domain/roles.ts';
import { claim } from '../../database/schema/claim.ts';
import { contact_message } from '../../database/schema/contact.ts';
import { correction } from '../../database/schema/correction.ts';
import { report } from '../../database/schema/report.ts';
import { submission } from '../../database/schema/submission.ts';
import { signedIn } from '../../http/actor.ts';
import type { Handler } from '../../http/route.ts';
import { IS_CLAIM_WAITING } from '../claim/desk/desk-claim.queries.ts';
import { KNOWN_TO_DESK } from '../submission/visibility.ts';

/** What the lists of the desk begin with, counted: the numbers of its bar are those of the lists. */
export const countWaiting: Handler<typeof contract> = async (_input, context) => {
  const { desk_roles } = signedIn(context);
  const { db } = context.services.database;
  const ifMay = (action: DeskAction, count: () => Promise<number>) =>
    deskMay(desk_roles, action) ? count() : null;
  const [queue, claims, reports, corrections, contact] = await Promise.all([
    ifMay('read_queue', () => db.$count(submission, and(KNOWN_TO_DESK, eq(submission.status, 'reviewing')))),
    ifMay('read_queue', () => db.$count(claim, IS_CLAIM_WAITING)),
    ifMay('decide', () => db.$count(report, eq(report.state, 'open'))),
    ifMay('decide', () => db.$count(correction, eq(correction.state, 'open'))),
    ifMay('answer_contact', () => db.$count(contact_message, eq(contact_message.status, 'open'))),
  ]);
  return { queue, claims, reports, corrections, contact };
};
