import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { OWNER_INVITATION_DAYS } from '#shared/domain/team.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import type { submission } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { hashSecret } from '../../mailed-secrets.ts';
import { setFilePublic } from '../file/change-file.ts';
import {
  archiveStakeholder,
  insertStakeholder,
  removeStakeholder,
  updateStakeholder,
} from '../stakeholder/write-stakeholder.ts';
import { recordOfListing } from '../submission/record-of-listing.ts';
import { listEvents } from '../submission/submission.queries.ts';
import { ownerSecret } from '../team/owner-secret.ts';
import { invitationEnds } from '../team/send-invitation.ts';

type SubmissionRow = typeof submission.$inferSelect;

/** Makes the page of an approved request public, and invites the requester to own it. Returns the page's id. */
export async function publishListing(work: Work, row: SubmissionRow): Promise<string> {
  const kind = row.subject_kind as StakeholderKind;
  const page = recordOfListing(kind, row.payload as ListingValues);
  await setFilePublic(work, page.logo_id, true);
  if (row.stakeholder_id) {
    // Its owners may have changed the page since: the same answers only bring it back.
    const content = (await saysTheSame(work, row)) ? {} : page;
    await updateStakeholder(work, row.stakeholder_id, { ...content, status: 'approved' });
    return row.stakeholder_id;
  }
  const id = await insertStakeholder(work, page);
  await work.tx.insert(stakeholder_member).values({
    stakeholder_id: id,
    person_id: row.person_id,
    email: row.requester_email,
    role: 'owner',
    state: 'invited',
    secret_hash: hashSecret(ownerSecret(work.context.services.secret, row.id)),
    expires_at: invitationEnds(OWNER_INVITATION_DAYS),
  });
  return id;
}

/** Takes a page off the site and keeps it; its open invitations are withdrawn. */
export async function archivePage(work: Work, row: SubmissionRow): Promise<void> {
  if (!row.stakeholder_id) return;
  await archiveStakeholder(work, row.stakeholder_id);
  await setFilePublic(work, logoOf(row), false);
}

/**
 * Takes an approval back: a page that this approval made is as if it had never been, one that had been public before
 * goes back to the archive.
 */
export async function unpublishListing(
  work: Work,
  row: SubmissionRow,
  hadBeenPublic: boolean,
): Promise<void> {
  if (!row.stakeholder_id) return;
  if (hadBeenPublic) return archivePage(work, row);
  await work.tx
    .delete(stakeholder_member)
    .where(and(eq(stakeholder_member.stakeholder_id, row.stakeholder_id), sql`state = 'invited'`));
  await removeStakeholder(work, row.stakeholder_id);
  await setFilePublic(work, logoOf(row), false);
}

function logoOf(row: SubmissionRow): string | null {
  return typeof row.payload.logo === 'string' ? row.payload.logo : null;
}

/** Approved once before with these very answers. */
async function saysTheSame(work: Work, row: SubmissionRow): Promise<boolean> {
  const approvals = (await listEvents(work.tx, row.id)).filter(({ verb }) => verb === 'approve');
  const before = approvals.at(-2);
  return before !== undefined && isDeepStrictEqual(before.payload, row.payload);
}
