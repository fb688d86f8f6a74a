import { beforeAll } from 'vitest';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import type { Profile } from '#shared/contracts/profile-shapes.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { setUpApp } from '../setup/set-up-app.ts';
import type { TestApp, TestPerson } from '../setup/test-app.ts';
import { listingValues } from './listing-values.ts';
import { deskCall, submissionRow } from './submission.ts';

export interface ProfileTest extends TestApp {
  /** Has profiles. */
  founder: TestPerson;
  /** Has nothing to do with them. */
  stranger: TestPerson;
  /** Decides about them at the desk. */
  reviewer: TestPerson;
}

/** An app with master lists for the tests of a file, and the people who meet over a profile. */
export function setUpProfiles(env: Record<string, string> = {}): ProfileTest {
  const test = setUpApp({ masterLists: true, env }) as ProfileTest;
  beforeAll(async () => {
    test.founder = await test.signIn();
    test.stranger = await test.signIn();
    test.reviewer = await test.signIn({ roles: ['reviewer'] });
  });
  return test;
}

/** Where each kind of profile is begun. */
export const CREATE: Readonly<Record<StakeholderKind, string>> = {
  startup: '/api/v1/startup/',
  eso: '/api/v1/eso/',
  mentor: '/api/v1/mentor/',
  investor: '/api/v1/investor/',
  other: '/base-api/me/other-stakeholder/',
};

/** The values of a complete profile: those of the listing form that a profile has. */
export function profileValues(
  kind: StakeholderKind,
  changes: Record<string, string | string[]> = {},
): Record<string, string | string[]> {
  const own = partsOf(kind).flatMap(({ fields }) => fields.map(({ name }) => name));
  const values = Object.entries(listingValues(kind)).filter(
    ([name]) => own.includes(name) && name !== 'logo' && name !== 'cover',
  );
  return { ...Object.fromEntries(values), ...changes };
}

/** A call of somebody about a profile, or any other. */
export function ask(
  { app }: TestApp,
  who: Pick<TestPerson, 'headers'>,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method,
    url,
    headers: { ...who.headers, ...headers },
    ...(payload || method !== 'GET' ? { payload: payload ?? {} } : {}),
  });
}

/** A complete draft of somebody. */
export async function aDraft(
  test: TestApp,
  owner: TestPerson,
  kind: StakeholderKind = 'startup',
  changes: Record<string, string | string[]> = {},
): Promise<Profile> {
  const response = await ask(test, owner, 'POST', CREATE[kind], profileValues(kind, changes));
  if (response.statusCode !== 201) throw new Error(`No profile: ${response.body}`);
  return response.json();
}

const pathOf = (id: string, verb = '') => `/base-api/me/profile/${id}/${verb ? `${verb}/` : ''}`;

/** A profile as its owner sees it. */
export async function profileOf(test: TestApp, who: TestPerson, id: string): Promise<Profile> {
  const response = await ask(test, who, 'GET', pathOf(id));
  if (response.statusCode !== 200) throw new Error(`No profile: ${response.body}`);
  return response.json();
}

/** A verb of the owner's, which must succeed. */
export async function does(
  test: TestApp,
  who: TestPerson,
  id: string,
  verb: string,
  payload: object = {},
): Promise<Profile> {
  const response = await ask(test, who, 'POST', pathOf(id, verb), payload);
  if (response.statusCode !== 200) throw new Error(`${verb}: ${response.body}`);
  return response.json();
}

/** An edit of the owner's, which must succeed. */
export async function edits(test: TestApp, who: TestPerson, id: string, payload: object): Promise<Profile> {
  const { version } = await profileOf(test, who, id);
  const response = await ask(test, who, 'PATCH', pathOf(id), { version, ...payload });
  if (response.statusCode !== 200) throw new Error(`edit: ${response.body}`);
  return response.json();
}

/** A decision of the desk about what is open of a profile, which must succeed. Returns the record at the desk. */
export async function decides(
  test: TestApp,
  reviewer: TestPerson,
  submissionId: string,
  verb: 'approve' | 'return' | 'reject' | 'undo' | 'archive' | 'reopen',
  payload: object = {},
) {
  const version = (await submissionRow(test, submissionId))?.version;
  const response = await deskCall(test, reviewer, submissionId, verb, { version, ...payload });
  if (response.statusCode !== 200) throw new Error(`${verb}: ${response.body}`);
  return response.json();
}

/** A profile that was sent and approved. */
export async function anApproved(
  test: TestApp,
  owner: TestPerson,
  reviewer: TestPerson,
  kind: StakeholderKind = 'startup',
  changes: Record<string, string | string[]> = {},
): Promise<Profile> {
  const draft = await aDraft(test, owner, kind, changes);
  const sent = await does(test, owner, draft.id, 'submit');
  await decides(test, reviewer, sent.review!.id, 'approve');
  return profileOf(test, owner, draft.id);
}

/** Makes somebody belong to the team of a page. */
export async function joins(
  { services }: TestApp,
  person: TestPerson,
  stakeholder_id: string,
  role: OrganisationRole,
): Promise<void> {
  await services.database.db
    .insert(stakeholder_member)
    .values({ stakeholder_id, person_id: person.id, role, state: 'member' });
}

/** The public page of a profile as visitors get it; its status tells where there is none. */
export async function publicPage({ app }: TestApp, { kind, id, values }: Profile) {
  const category = kind === 'other' ? textOf(values.type_slug) : kind;
  return app.inject({ url: `/api/v1/stakeholder/${category}/${id}/` });
}
