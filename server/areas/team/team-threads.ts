import type { stakeholder_member } from '../../database/schema/stakeholder.ts';
import type { Work } from '../../database/work.ts';
import { addMessage, letRead, openThread } from '../thread/open-thread.ts';

/** The thread of an invitation into a team, read by whoever is invited and whoever invited; the note is its message. */
export async function openTeamThread(
  work: Work,
  member: typeof stakeholder_member.$inferSelect,
  invited: string,
): Promise<string> {
  const { row, isNew } = await openThread(work, 'invitation', {
    stakeholder_member_id: member.id,
    stakeholder_id: member.stakeholder_id,
  });
  await letRead(work, row.id, [invited, ...(member.invited_by ? [member.invited_by] : [])]);
  if (isNew && member.note) {
    const { invited_by: author_id, note: body } = member;
    await addMessage(work, row.id, { author_id, author_kind: 'person', body });
  }
  return row.id;
}
