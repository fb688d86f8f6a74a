import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  approveClaim,
  undoClaim as undoContract,
  withdrawClaimProposal as withdrawContract,
} from '#shared/contracts/desk-claim.contract.ts';
import type { ClaimDecision } from '#shared/domain/cases/claim.ts';
import { claimPath, objectionEnds } from '#shared/domain/claim.ts';
import { MATCHING_PATH, teamPath } from '#shared/domain/team.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { decideAtDesk } from '../../../cases/at-desk.ts';
import { heldUntil } from '../../../cases/hold.ts';
import { takeBackLetters } from '../../../cases/letters.ts';
import { undoRefused } from '../../../cases/undo.ts';
import { claim_event } from '../../../database/schema/claim.ts';
import { person } from '../../../database/schema/person.ts';
import type { Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext, Handler } from '../../../http/route.ts';
import { mailPerson } from '../../../mail/mail-person.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { signInUrl } from '../../../mail/sign-in-url.ts';
import { notify } from '../../../notify/notify.ts';
import { findOwners, lockTeam, type PageRow } from '../../team/team.queries.ts';
import { CLAIM } from '../case.ts';
import { type ClaimRow, findEvents } from '../claim.queries.ts';
import { stepClaim } from '../step-claim.ts';
import { readDeskClaim } from './desk-claim.present.ts';
import { grantOwnership, takeBackOwnership } from './grant-ownership.ts';
import { needsSecond, withdrawProposal } from './second-person.ts';
import { undoableDecision } from './undoable-decision.ts';

type Body = z.output<typeof approveClaim.body>;

/** Decides on a claim: what it changes holds at once, what is said about it leaves when it can no longer be undone. */
export async function decideClaim(context: CallContext, id: string, decision: ClaimDecision, body: Body) {
  await decideOn(context, id, body.version, async (work, row, page) => {
    const givesAway = decision === 'approve' || decision === 'transfer';
    if (decision === 'transfer') await refuseEarly(work, row);
    const isOpen = row.state === (decision === 'approve' ? 'requested' : 'disputed');
    if (givesAway && isOpen && (await needsSecond(work, row, body.text))) return;
    const before = await findOwners(work.tx, page.id);
    const { row: changed, event_id } = await stepClaim(work, row, decision, 'desk', {
      text: body.text,
      set: {
        decided_by: signedIn(context).id,
        ...(decision === 'ask' ? {} : { decided_at: new Date() }),
      },
    });
    if (givesAway) {
      const effect = await grantOwnership(work, page, changed);
      await work.tx.update(claim_event).set({ effect }).where(eq(claim_event.id, event_id));
    }
    await tellClaimant(work, changed, page, decision, body.text, event_id);
    // Who was never told of it hears nothing of how it ended.
    if (row.shown_at && (decision === 'transfer' || decision === 'keep')) {
      const others = before.filter((owner) => owner.id !== row.person_id);
      await tellOwnersOutcome(work, changed, page, decision, { text: body.text, event_id, owners: others });
    }
  });
  return readDeskClaim(context, id);
}

/** Takes the actor's own last decision back as if it had not been made; its letters never leave, its notices never show. */
export const undoClaim: Handler<typeof undoContract> = async ({ params, body }, context) => {
  await decideOn(context, params.id, body.version, async (work, row, page) => {
    const me = signedIn(context);
    const decision = await undoableDecision(work.tx, context, me, row);
    if (!decision) throw undoRefused(context, me, row, 'claim:problem.undo_over');
    const told = { about_id: decision.id, object_id: row.id, since: decision.created_at };
    await takeBackLetters(work, told, 'claim:problem.undo_over');
    if (decision.effect) await takeBackOwnership(work, page, decision.effect);
    await stepClaim(work, row, 'undo', 'desk', { set: { decided_at: null, decided_by: null } });
  });
  return readDeskClaim(context, params.id);
};

/** Takes back what the actor proposed to a colleague; nothing was changed by it. */
export const withdrawClaimProposal: Handler<typeof withdrawContract> = async ({ params, body }, context) => {
  await decideOn(context, params.id, body.version, withdrawProposal);
  return readDeskClaim(context, params.id);
};

const decideOn = (
  context: CallContext,
  id: string,
  version: number,
  change: (work: Work, row: ClaimRow, page: PageRow) => Promise<void>,
): Promise<void> =>
  decideAtDesk(context, CLAIM, id, version, async (work, row) =>
    change(work, row, await lockTeam(work, row.stakeholder_id)),
  );

/** A page is not taken from owners who were not told, or have said nothing while they have time to object. */
async function refuseEarly({ tx, context }: Work, row: ClaimRow): Promise<void> {
  if (row.state === 'disputed' && !row.shown_at)
    throw new Problem('conflict', { messageKey: 'claim:problem.nothing_shown' });
  const steps = (await findEvents(tx, row.id)).map((event) => event.row);
  const ends = objectionEnds(steps, row.shown_at);
  if (row.state !== 'disputed' || !ends || ends <= new Date()) return;
  throw new Problem('conflict', {
    messageKey: 'claim:problem.objection',
    params: { date: formatDateTime(context.language, ends.toISOString()) },
  });
}

async function tellClaimant(
  work: Work,
  row: ClaimRow,
  page: PageRow,
  decision: ClaimDecision,
  text: string,
  event_id: string,
): Promise<void> {
  const [who] = await work.tx.select().from(person).where(eq(person.id, row.person_id));
  const named = { name: page.name, name_kh: page.name_kh };
  const isYes = decision === 'approve' || decision === 'transfer';
  const link = isYes ? teamPath(page.kind, page.id) : claimPath(row.id);
  const told = { person_id: row.person_id, object_id: row.id, link, showAfter: heldUntil(work.context) };
  if (decision === 'ask') await notify(work, { ...told, kind: 'claim_question', params: named });
  else
    await notify(work, {
      ...told,
      kind: 'claim_decision',
      params: { ...named, decision: isYes ? 'approved' : 'rejected' },
    });
  if (!who?.email || !who.email_verified_at) return;
  await queueMail(work, {
    template: 'claim.decided',
    language: who.language,
    to: who.email,
    about_id: event_id,
    sendAfter: heldUntil(work.context),
    params: {
      to: who,
      page: named,
      decision: decision === 'ask' ? 'ask' : isYes ? 'approved' : 'rejected',
      text,
      reference: row.reference,
      url: signInUrl(work, link),
    },
  });
}

/** Who owned the page is told how a dispute about it ended. */
async function tellOwnersOutcome(
  work: Work,
  row: ClaimRow,
  page: PageRow,
  decision: 'transfer' | 'keep',
  {
    text,
    event_id,
    owners,
  }: { text: string; event_id: string; owners: Awaited<ReturnType<typeof findOwners>> },
): Promise<void> {
  const named = { name: page.name, name_kh: page.name_kh };
  for (const owner of owners) {
    if (decision === 'transfer')
      await notify(work, {
        person_id: owner.id,
        kind: 'team_role',
        object_id: row.id,
        params: { ...named, role: 'member' },
        link: MATCHING_PATH,
        showAfter: heldUntil(work.context),
      });
    await mailPerson(work, owner, {
      template: 'claim.owner',
      about_id: event_id,
      sendAfter: heldUntil(work.context),
      params: {
        to: owner,
        page: named,
        what: decision === 'transfer' ? 'transferred' : 'kept',
        reference: row.reference,
        text,
        url: signInUrl(work, teamPath(page.kind, page.id)),
      },
    });
  }
}
