import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person } from '#server/database/schema/person.ts';
import { aDraft, anApproved, ask, decides, does, joins, setUpProfiles } from '#tests/factories/profile.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpProfiles();

const choose = (who: TestPerson, id: string, shown: boolean) =>
  ask(test, who, 'POST', `/base-api/me/profile/${id}/team/me/`, { shown });
const peopleOf = async (who: TestPerson, id: string) =>
  (await ask(test, who, 'GET', `/api/v1/stakeholder/startup/${id}/`))
    .json()
    .data.team_members.map(({ person_id }: { person_id: string }) => person_id);

describe('standing on the page of one’s team (3.024, 2.044)', () => {
  it('is chosen by every member for themselves, and waits for the desk', async () => {
    const { id } = await anApproved(test, test.founder, test.reviewer, 'startup');
    const member = await test.signIn();
    await joins(test, member, id, 'member');
    const chosen = await choose(member, id, true);
    expect(chosen.statusCode, chosen.body).toBe(200);
    expect(chosen.json().lists.team_members).toMatchObject([{ person_id: member.id }]);
    expect((await choose(member, id, true)).json().lists.team_members).toHaveLength(1);
    expect(await peopleOf(test.stranger, id)).toEqual([]);
    const sent = await does(test, test.founder, id, 'submit');
    await decides(test, test.reviewer, sent.review!.id, 'approve');
    expect(await peopleOf(test.stranger, id)).toEqual([member.id]);
    const hidden = (await choose(member, id, false)).json();
    expect(hidden.lists.team_members).toEqual([]);
  });

  it('is nobody else’s to choose, and needs a name', async () => {
    const { id } = await aDraft(test, test.founder);
    expect((await choose(test.stranger, id, true)).statusCode).toBe(404);
    const nameless = await test.signIn();
    await joins(test, nameless, id, 'member');
    await test.services.database.db
      .update(person)
      .set({ first_name: '', last_name: '' })
      .where(eq(person.id, nameless.id));
    expect((await choose(nameless, id, true)).statusCode).toBe(409);
  });
});
