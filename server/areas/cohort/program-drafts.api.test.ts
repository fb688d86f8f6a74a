import { beforeAll, describe, expect, it } from 'vitest';
import { sweepDrafts } from '#server/areas/listing/sweep-drafts.ts';
import { ESO_DRAFTS_MAX, UNVERIFIED_KEPT_DAYS } from '#shared/constants.ts';
import type { Profile } from '#shared/contracts/profile-shapes.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { anApproved, ask, decides, joins, setUpProfiles } from '#tests/factories/profile.ts';
import { mailsAbout, submissionRow } from '#tests/factories/submission.ts';
import { suggestionValues } from '#tests/factories/suggestion-values.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpProfiles();
let eso: Profile;
let startup: Profile;
const team = {} as Record<OrganisationRole | 'nobody', TestPerson>;
beforeAll(async () => {
  eso = await anApproved(test, test.founder, test.reviewer, 'eso');
  startup = await anApproved(test, test.founder, test.reviewer);
  team.owner = test.founder;
  team.nobody = await test.signIn();
  for (const role of ['admin', 'content_editor', 'content_creator', 'member'] as const) {
    team[role] = await test.signIn();
    await joins(test, team[role], eso.id, role);
  }
});

const PROGRAMS = '/api/v1/eso-program/';
const DRAFTS = `${PROGRAMS}draft/`;
const { organiser: _organiser, ...WHOLE } = suggestionValues('program');
const begins = (who: TestPerson, values: object = { title: 'Rice to market' }) =>
  ask(test, who, 'POST', DRAFTS, { stakeholder_id: eso.id, ...values });
const codeOf = async (call: Promise<{ statusCode: number }>) => (await call).statusCode;
const listed = async (who?: TestPerson) =>
  (await test.call({ headers: who?.headers ?? {} }, 'GET', `${PROGRAMS}?eso=${eso.id}&per_page=100`)).json()
    .data;

describe('programs a team has begun (6.009, B.70)', () => {
  it.each([
    // role, begin, read, write, send, discard (another’s)
    ['owner', 201, 200, 200, 200, 200],
    ['admin', 201, 200, 200, 200, 200],
    ['content_editor', 201, 200, 200, 200, 200],
    ['content_creator', 201, 200, 200, 409, 409],
    ['member', 409, 200, 409, 409, 409],
    ['nobody', 404, 404, 404, 404, 404],
  ] as const)('%s', async (role, ...codes) => {
    const who = team[role];
    const { id } = (await begins(test.founder)).json();
    const { id: other } = (await begins(test.founder)).json();
    expect([
      await codeOf(begins(who)),
      await codeOf(ask(test, who, 'GET', `${DRAFTS}${id}/`)),
      await codeOf(ask(test, who, 'PATCH', `${DRAFTS}${id}/`, { summary: `By ${role}` })),
      await codeOf(ask(test, who, 'POST', `${DRAFTS}${id}/submit/`, WHOLE)),
      await codeOf(ask(test, who, 'DELETE', `${DRAFTS}${other}/`)),
    ]).toEqual(codes);
  });

  it('a creator begins one in Khmer alone, goes on with it, and an editor sends it in their own name', async () => {
    const { content_creator: creator, content_editor: editor } = team;
    expect((await begins(creator, { summary: 'No title' })).json().errors).toHaveProperty('title');
    const begun = (await begins(creator, { title_kh: 'កម្មវិធីស្រូវ' })).json();
    expect(begun).toMatchObject({ title_kh: 'កម្មវិធីស្រូវ', version: 1 });
    expect(begun.can).toEqual({ edit: true, submit: false, discard: true });
    const url = `${DRAFTS}${begun.id}/`;
    const saved = await ask(test, creator, 'PATCH', url, {
      version: 1,
      ...WHOLE,
      organiser: 'Somebody else',
    });
    expect(saved.json()).toMatchObject({ version: 2, title: WHOLE.title });
    expect(saved.json().values).not.toHaveProperty('organiser');
    expect(await codeOf(ask(test, editor, 'PATCH', url, { version: 1, title: 'Over it' }))).toBe(409);

    // Neither the desk nor the public knows of it, and no letter has left.
    expect((await listed()).map(({ id }: { id: string }) => id)).not.toContain(begun.id);
    expect((await listed(creator)).find(({ id }: { id: string }) => id === begun.id)).toMatchObject({
      submission: { status: 'draft', turn: 'owner', is_draft: true },
    });
    expect(await codeOf(ask(test, test.reviewer, 'GET', `/desk-api/v1/submissions/${begun.id}/`))).toBe(404);
    expect(await mailsAbout(test, begun.id)).toEqual([]);

    const sent = await ask(test, editor, 'POST', `${url}submit/`, { version: 2 });
    expect(sent.json()).toMatchObject({ submission_id: begun.id, status: 'reviewing' });
    expect(await submissionRow(test, begun.id)).toMatchObject({
      status: 'reviewing',
      person_id: editor.id,
      requester_email: editor.email,
      payload: { organiser: eso.values.name },
    });
    expect((await mailsAbout(test, begun.id)).map(({ to_email }) => to_email)).toEqual([editor.email]);
    expect(await codeOf(ask(test, creator, 'PATCH', url, { title: 'Too late' }))).toBe(409);
    await decides(test, test.reviewer, begun.id, 'approve');
    expect((await listed()).map(({ title }: { title: string }) => title)).toContain(WHOLE.title);
  });

  it('one that lacks something is not sent, and stays as it was', async () => {
    const { id, version } = (await begins(team.content_creator)).json();
    const sent = await ask(test, team.admin, 'POST', `${DRAFTS}${id}/submit/`);
    expect(sent.statusCode).toBe(422);
    expect(sent.json().errors).toHaveProperty('category');
    expect(await submissionRow(test, id)).toMatchObject({ status: 'draft', version, requester_email: '' });
    const opened = await ask(test, team.admin, 'POST', `${PROGRAMS}${id}/open/`);
    expect(opened.json().path).toBe(`/user/profile/eso/${eso.id}?view=program&program=${id}`);
    expect(await codeOf(ask(test, team.content_creator, 'DELETE', `${DRAFTS}${id}/`))).toBe(200);
    expect(await codeOf(ask(test, team.content_creator, 'GET', `${DRAFTS}${id}/`))).toBe(404);
  });

  it('no letter confirms one, and the sweep of what nobody confirmed leaves it alone', async () => {
    const { id, reference } = (await begins(team.content_creator)).json();
    const resend = await ask(test, team.nobody, 'POST', '/public/api/v1/suggestion-link/', {
      reference,
    });
    expect(resend.statusCode, resend.body).toBeLessThan(300);
    expect(await mailsAbout(test, id)).toEqual([]);
    await test.services.database.pool.query(
      `update submission set updated_at = now() - make_interval(days => $2) where id = $1`,
      [id, UNVERIFIED_KEPT_DAYS + 1],
    );
    await sweepDrafts(test.services);
    expect(await codeOf(ask(test, team.content_creator, 'GET', `${DRAFTS}${id}/`))).toBe(200);
  });

  it('belong to public support organisations, and there is an end to how many', async () => {
    const body = { stakeholder_id: startup.id, title: 'x' };
    expect(await codeOf(ask(test, test.founder, 'POST', DRAFTS, body))).toBe(404);
    const crowded = await anApproved(test, test.founder, test.reviewer, 'eso');
    const values = { stakeholder_id: crowded.id, title: 'One of many' };
    for (let begun = 0; begun < ESO_DRAFTS_MAX; begun += 1)
      expect(await codeOf(ask(test, test.founder, 'POST', DRAFTS, values))).toBe(201);
    const refused = await ask(test, test.founder, 'POST', DRAFTS, values);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining(String(ESO_DRAFTS_MAX)),
    ]);
  });
});
