import { and, eq } from 'drizzle-orm';
import { stakeholder_member } from './schema/stakeholder.ts';

const belongs = eq(stakeholder_member.state, 'member');

/** The memberships of a person: the teams they are in, not those that ask them or that they ask. */
export const membershipsOf = (personId: string) => and(eq(stakeholder_member.person_id, personId), belongs);

/** The memberships in the team of a record. */
export const membershipsIn = (stakeholderId: string) =>
  and(eq(stakeholder_member.stakeholder_id, stakeholderId), belongs);

/** Of these, the ones that own the record. */
export const isOwner = eq(stakeholder_member.role, 'owner');
