import type { getThread as contract, ThreadPage } from '#shared/contracts/inbox.contract.ts';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { stateNow } from '#shared/domain/team.ts';
import { signedIn } from '../../http/actor.ts';
import type { Handler } from '../../http/route.ts';
import { followSecret, hashSecret } from '../../mailed-secrets.ts';
import type { Services } from '../../services.ts';
import { followPurpose } from '../submission/follow-link.ts';
import { newestToken } from '../submission/submission.queries.ts';
import { findMessages, presentMessages } from './messages.ts';
import { readThread } from './read-thread.ts';
import { type About, mayAnswer } from './read-threads.ts';

/** One thread: what it is about, what was written, and what its reader may do. */
export const getThread: Handler<typeof contract> = async ({ params, query }, context) => {
  const { services } = context;
  const { db } = services.database;
  const me = signedIn(context).id;
  const { found, item, about } = await readThread(db, me, params.id, context.language);
  const { rows, has_earlier } = await findMessages(db, params.id, query.before);
  const link = about.connections.get(found.row.connection_id ?? '') ?? null;
  return {
    thread: item,
    messages: await presentMessages(db, me, rows, context.language),
    has_earlier,
    connection: link,
    team_invitation: presentInvitation(found.row.stakeholder_member_id, me, about),
    review: await presentReview(services, about.submissions.get(found.row.submission_id ?? '')),
    can: {
      write: item.kind === 'conversation' && link?.can.message === true,
      report: item.kind !== 'review',
    },
  };
};

function presentInvitation(memberId: string | null, me: string, about: About): ThreadPage['team_invitation'] {
  const member = about.members.get(memberId ?? '');
  const page = about.parties.stakeholders.get(member?.stakeholder_id ?? '');
  if (!member || !page) return null;
  const open = mayAnswer(member, me);
  return {
    id: member.id,
    stakeholder_id: page.id,
    name: page.name,
    name_kh: page.name_kh,
    role: member.role as OrganisationRole,
    state: stateNow(member),
    note: member.note,
    is_own: member.invited_by === me,
    expires_at: member.expires_at?.toISOString() ?? null,
    can: { accept: open, decline: open },
  };
}

type SubmissionRow = About['submissions'] extends ReadonlyMap<string, infer T> ? T : never;

async function presentReview(
  services: Services,
  row: SubmissionRow | undefined,
): Promise<ThreadPage['review']> {
  if (!row) return null;
  return {
    submission_id: row.id,
    reference: row.reference,
    name: row.name,
    name_kh: row.name_kh,
    status: row.status,
    link: await linkOf(services, row),
  };
}

/** Where a request is read and mended: by its own link, or on the owner's page of the profile. */
async function linkOf(services: Services, row: SubmissionRow): Promise<string | null> {
  if (row.kind === 'profile' || row.kind === 'change') return ownerPath(row);
  if (row.kind === 'claim') return null;
  const kept = await newestToken(services.database.db, row.id, followPurpose(row.kind));
  if (!kept) return null;
  const token = followSecret(services.secret, kept.id);
  return hashSecret(token) === kept.secret_hash ? followPath(row.subject_kind as SubjectKind, token) : null;
}

const ownerPath = ({ subject_kind, stakeholder_id }: SubmissionRow): string | null => {
  if (!stakeholder_id) return null;
  if (subject_kind === 'startup' || subject_kind === 'eso')
    return `/user/profile/${subject_kind}/${stakeholder_id}`;
  return `/user/profile/${subject_kind === 'other' ? 'other-stakeholder' : subject_kind}`;
};
