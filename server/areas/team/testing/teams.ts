import { eq } from 'drizzle-orm';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestPerson } from '#tests/setup/test-app.ts';

export type Teams = Awaited<ReturnType<typeof startTeams>>;

/** A site on which teams are made and called: by whoever, or by nobody who is signed in. */
export async function startTeams() {
  const test = await startTestApp();
  const { db } = test.services.database;

  async function call(
    who: TestPerson | null,
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) {
    const answer = await test.app.inject({
      method,
      url,
      headers: { ...who?.headers, ...headers },
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  async function join(stakeholder_id: string, role: OrganisationRole, who?: TestPerson): Promise<TestPerson> {
    const member = who ?? (await test.signIn());
    await db
      .insert(stakeholder_member)
      .values({ stakeholder_id, person_id: member.id, role, state: 'member' });
    return member;
  }

  async function teamOf(kind: 'startup' | 'eso' | 'mentor' = 'startup') {
    const id = await writeStakeholder(test.services, { kind });
    return { id, owner: await join(id, 'owner') };
  }

  return {
    test,
    db,
    call,
    join,
    teamOf,
    rowOf: async (id: string) =>
      (await db.select().from(stakeholder_member).where(eq(stakeholder_member.id, id)))[0]!,
    rowsOf: (stakeholder_id: string) =>
      db.select().from(stakeholder_member).where(eq(stakeholder_member.stakeholder_id, stakeholder_id)),
    invite: (who: TestPerson, id: string, body: object) =>
      call(who, 'POST', `/base-api/me/teams/${id}/invitations/`, body),
    patch: (who: TestPerson, id: string, member: string, body: object) =>
      call(who, 'PATCH', `/base-api/me/teams/${id}/members/${member}/`, body),
  };
}
