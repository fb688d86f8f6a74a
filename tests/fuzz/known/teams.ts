import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { hashSecret, newSecret } from '#server/mailed-secrets.ts';
import { joins } from '#tests/factories/profile.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';
import { call, type Recipe } from './recipe.ts';

const DAY_MS = 86_400_000;

/** A public page that somebody owns. */
export async function ownedPage(
  test: TestApp,
  owner: TestPerson,
  input: Parameters<typeof writeStakeholder>[1] = {},
): Promise<string> {
  const id = await writeStakeholder(test.services, input);
  await joins(test, owner, id, 'owner');
  return id;
}

/** A team of the member's with somebody else in it. */
const teams: Recipe = {
  of: /\/me\/teams\/|\/invite-team\/|\/team\/\{memberId\}/,
  async make({ test, cast }, path) {
    const asks = path.includes('/ask/');
    const kind = (['eso', 'mentor', 'investor'] as const).find((one) => path.includes(`/${one}/`));
    const id = await ownedPage(test, asks ? cast.other : cast.member, kind ? { kind } : {});
    const [row] = await test.services.database.db
      .insert(stakeholder_member)
      .values({ stakeholder_id: id, person_id: cast.reviewer.id, role: 'admin', state: 'member' })
      .returning();
    return {
      'path.id': id,
      'path.memberId': row!.id,
      stakeholder_id: id,
      person_id: cast.reviewer.id,
      member_id: row!.id,
      to_user: cast.administrator.id,
      role: 'member',
      note: 'Come and join us.',
    };
  },
};

/** An invitation into somebody else's team. */
const invitations: Recipe = {
  of: /\/team-invites?\//,
  async make({ test, cast }) {
    const stakeholder_id = await ownedPage(test, cast.other);
    const secret = newSecret();
    const [row] = await test.services.database.db
      .insert(stakeholder_member)
      .values({
        stakeholder_id,
        person_id: cast.member.id,
        role: 'admin',
        state: 'invited',
        invited_by: cast.other.id,
        secret_hash: hashSecret(secret),
        expires_at: new Date(Date.now() + DAY_MS),
      })
      .returning();
    return { 'path.id': row!.id, 'path.secret': secret, action: 'accept', state: 'member' };
  },
};

const WEBSITE = 'http://www.slek.example';

/** A claim of the member's; where an owner is asked, a claim of somebody else on a page of theirs. */
const claims: Recipe = {
  of: /\/claims\/|\/claim-request\//,
  async make({ test, cast }, path) {
    const isOwner = path.includes('/owner/');
    const page = isOwner
      ? await ownedPage(test, cast.member, { website: WEBSITE })
      : await writeStakeholder(test.services, { website: WEBSITE });
    const asked = { relation: 'Founder', proof: 'domain_code', email: 'dara@slek.example' };
    const known = { ...asked, stakeholder_id: page, text: 'Because of the papers.', note: 'Ours.' };
    if (path.endsWith('/claim-request/')) return known;
    // One person has ten claims open at most: at the desk each is of somebody else.
    const claim = await call(
      test,
      isOwner ? cast.other : path.startsWith('/desk-api/') ? await test.signIn() : cast.member,
      'POST',
      '/api/v1/stakeholder/claim-request/',
      {
        stakeholder_id: page,
        ...asked,
      },
    );
    // Owners are told, and may answer, once something was shown.
    if (isOwner)
      await test.services.database.pool.query('update claim set shown_at = now() where id = $1', [claim.id]);
    const { rows } = await test.services.database.pool.query('select version from claim where id = $1', [
      claim.id,
    ]);
    return { ...known, 'path.id': claim.id, version: rows[0].version, says: 'object' };
  },
};

export const TEAMS = [teams, invitations, claims];
