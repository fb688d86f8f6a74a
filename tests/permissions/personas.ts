import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { signAccess } from '#server/areas/account/session-tokens.ts';
import { session } from '#server/database/schema/person.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import { writePerson } from '#tests/factories/person.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { aBrowser } from '../attacks/support/browser.ts';
import { PASSWORD } from '../attacks/support/mails.ts';
import type { TestApp, TestPerson } from '../setup/test-app.ts';

export const DESK_ROLES: readonly DeskRole[] = [
  'reviewer',
  'editor',
  'translator',
  'analyst',
  'administrator',
];
/** People with a role in an organisation. No call depends on it alone: to the API they are members. */
export const ORGANISATION_ROLES = ['owner', 'admin', 'content_editor', 'content_creator', 'member'] as const;

/** Who calls, and as what the rules of access see them. */
export interface Persona {
  name: string;
  as: 'visitor' | 'nobody' | 'member' | DeskRole;
  headers: Record<string, string>;
}

/** Everybody there is, signed in once. `restore` gives back the sessions that a call has ended. */
export async function everyPersona(
  test: TestApp,
): Promise<{ personas: Persona[]; restore(): Promise<void> }> {
  const { pool, db } = test.services.database;
  const personas: Persona[] = [];
  const sessions: string[] = [];
  const add = (name: string, as: Persona['as'], who: TestPerson, headers: Record<string, string>) => {
    sessions.push(who.session_id);
    personas.push({ name, as, headers });
  };
  const addPerson = async (name: string, as: Persona['as'], roles: DeskRole[] = [], strong = true) => {
    const who = await test.signIn({ roles, strong });
    add(name, as, who, who.headers);
    return who;
  };

  personas.push({ name: 'visitor', as: 'visitor', headers: {} });
  await addPerson('member', 'member');
  await addPerson('stranger', 'member');
  const newcomer = await addPerson('newcomer', 'member');
  await pool.query(
    `update person set email = null, email_verified_at = null, first_name = '', last_name = '' where id = $1`,
    [newcomer.id],
  );
  const stakeholder = await writeStakeholder(test.services);
  for (const role of ORGANISATION_ROLES) {
    const who = await addPerson(`organisation ${role}`, 'member');
    const row = { stakeholder_id: stakeholder, person_id: who.id, role, state: 'member' };
    await db.insert(stakeholder_member).values(row);
  }
  for (const role of DESK_ROLES) await addPerson(role, role, [role]);
  await addPerson('administrator by password alone', 'member', ['administrator'], false);

  const suspended = await test.signIn({ roles: ['administrator'] });
  await pool.query(`update person set status = 'suspended' where id = $1`, [suspended.id]);
  add('suspended person', 'nobody', suspended, suspended.headers);
  const ended = await test.signIn({ roles: ['administrator'] });
  await pool.query('update session set revoked_at = now() where id = $1', [ended.session_id]);
  personas.push({ name: 'ended session', as: 'nobody', headers: ended.headers });

  const administrator = await test.signIn({ roles: ['administrator'], strong: true });
  sessions.push(administrator.session_id);
  const nobody = (name: string, token: string) =>
    personas.push({ name, as: 'nobody', headers: { authorization: `Bearer ${token}` } });
  nobody('expired token', await expired(test, administrator));
  nobody('forged token', await forged(administrator));
  nobody('altered token', `${administrator.headers.authorization.slice('Bearer '.length)}x`);

  const theirs = await refreshTokenOfAdministrator(test);
  nobody('other person’s refresh token as access', theirs);
  const bearer = (await addPerson('', 'member')).headers.authorization;
  personas.at(-1)!.name = 'member with another person’s refresh token';
  personas.at(-1)!.headers = {
    cookie: `access_token=${bearer.slice('Bearer '.length)}; refresh_token=${theirs}`,
  };
  return {
    personas,
    async restore() {
      await pool.query('update session set revoked_at = null where id = any($1::uuid[])', [sessions]);
    },
  };
}

async function expired({ services }: TestApp, { id, session_id }: TestPerson): Promise<string> {
  const past = Math.floor(Date.now() / 1000) - 60;
  return new SignJWT({ sid: session_id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(id)
    .setAudience('phum')
    .setIssuer('phum')
    .setExpirationTime(past)
    .sign(services.secret);
}

const forged = ({ id, session_id }: TestPerson): Promise<string> =>
  signAccess(new Uint8Array(32).fill(1), { person_id: id, session_id });

async function refreshTokenOfAdministrator(test: TestApp): Promise<string> {
  const { id, email } = await writePerson(test.services, { password: PASSWORD, roles: ['administrator'] });
  const answer = await aBrowser(test).signIn(email!, PASSWORD);
  await test.services.database.db.update(session).set({ strong: true }).where(eq(session.person_id, id));
  return answer.json().refresh_token;
}
