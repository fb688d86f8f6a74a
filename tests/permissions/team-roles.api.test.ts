import { expect, it } from 'vitest';
import { ORGANISATION_ROLES, type OrganisationRole } from '#shared/domain/roles.ts';
import {
  aDraft,
  anApproved,
  ask,
  does,
  edits,
  joins,
  profileOf,
  setUpProfiles,
} from '#tests/factories/profile.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpProfiles();

const page = (id: string, verb = '') => `/base-api/me/profile/${id}/${verb ? `${verb}/` : ''}`;
const team = (id: string, rest: string) => `/base-api/me/teams/${id}/${rest}/`;

/** A page in the state an action starts from, and somebody of a role in its team (its own owner for an owner). */
async function aTeam(role: OrganisationRole | null, begin: () => Promise<{ id: string }>) {
  const { id } = await begin();
  const colleague = await test.signIn();
  if (role) await joins(test, colleague, id, role);
  return { id, who: colleague };
}
const draft = () => aDraft(test, test.founder, 'eso');
const approved = () => anApproved(test, test.founder, test.reviewer, 'eso');
const changed = async (values: object) => {
  const { id } = await approved();
  return edits(test, test.founder, id, values);
};
const sent = async () => {
  const { id } = await draft();
  return does(test, test.founder, id, 'submit');
};

type Attempt = (who: TestPerson, id: string) => Promise<{ statusCode: number }>;
const says =
  (verb: string): Attempt =>
  (who, id) =>
    ask(test, who, 'POST', page(id, verb));
const writes =
  (field: string): Attempt =>
  async (who, id) => {
    const { version } = await profileOf(test, test.founder, id);
    return ask(test, who, 'PATCH', page(id), { version, [field]: 'Written by a colleague.' });
  };
const another = async (id: string, role: OrganisationRole) => {
  const person = await test.signIn();
  await joins(test, person, id, role);
  const { members } = (await ask(test, test.founder, 'GET', team(id, '').replace('//', '/'))).json();
  return members.find((one: { person?: { id: string } }) => one.person?.id === person.id).id as string;
};

/** Decision B.70, line by line: what is tried, on what, and who may. Written out, not read from the table of roles. */
const LINES: [
  what: string,
  begin: () => Promise<{ id: string }>,
  attempt: Attempt,
  ...may: OrganisationRole[],
][] = [
  ['reads the draft', draft, (who, id) => ask(test, who, 'GET', page(id)), ...ORGANISATION_ROLES],
  ['drafts content', draft, writes('description'), 'owner', 'admin', 'content_editor', 'content_creator'],
  [
    'sends changed content',
    () => changed({ description: 'Anew.' }),
    says('submit'),
    'owner',
    'admin',
    'content_editor',
  ],
  [
    'discards changed content',
    () => changed({ description: 'Anew.' }),
    says('discard-changes'),
    'owner',
    'admin',
    'content_editor',
  ],
  ['changes the profile', draft, writes('summary'), 'owner', 'admin'],
  ['sends the profile', draft, says('submit'), 'owner', 'admin'],
  ['withdraws the profile', sent, says('withdraw'), 'owner', 'admin'],
  [
    'invites a member',
    draft,
    (who, id) =>
      ask(test, who, 'POST', team(id, 'invitations'), { email: 'new@phum.example', role: 'member' }),
    'owner',
    'admin',
  ],
  [
    'changes a member',
    draft,
    async (who, id) =>
      ask(test, who, 'PATCH', team(id, `members/${await another(id, 'member')}`), {
        role: 'content_creator',
      }),
    'owner',
    'admin',
  ],
  ['puts the page away', approved, says('archive'), 'owner'],
  [
    'hands the page over',
    draft,
    async (who, id) =>
      ask(test, who, 'POST', team(id, 'transfer'), {
        member_id: await another(id, 'admin'),
        confirm: (await profileOf(test, test.founder, id)).name,
      }),
    'owner',
  ],
];

it.each(LINES)(
  '%s: who may in a team, each tried on a page of their own (6.009, B.70)',
  async (_what, begin, attempt, ...may) => {
    for (const role of [...ORGANISATION_ROLES, null]) {
      const { id, who } = await aTeam(role, begin);
      const { statusCode } = await attempt(who, id);
      const expected = role === null ? 'unknown' : may.includes(role) ? 'done' : 'told why not';
      const told =
        statusCode < 300 ? 'done' : ({ 404: 'unknown', 409: 'told why not' }[statusCode] ?? statusCode);
      expect([role, told]).toEqual([role, expected]);
    }
  },
);
