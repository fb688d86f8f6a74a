import { beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '#shared/contracts/profile-shapes.ts';
import { anApproved, ask, decides, joins } from '#tests/factories/profile.ts';
import { mailsAbout, submissionRow } from '#tests/factories/submission.ts';
import { suggestionValues } from '#tests/factories/suggestion-values.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let manager: TestPerson;
let founder: TestPerson;
let stranger: TestPerson;
let reviewer: TestPerson;
let eso: Profile;
let startup: Profile;
beforeAll(async () => {
  manager = await test.signIn();
  founder = await test.signIn();
  stranger = await test.signIn();
  reviewer = await test.signIn({ roles: ['reviewer'] });
  eso = await anApproved(test, manager, reviewer, 'eso');
  startup = await anApproved(test, founder, reviewer);
});

const path = '/api/v1/eso-cohort/';
const begin = async (more: object = {}) =>
  (await ask(test, manager, 'POST', path, { stakeholder_id: eso.id, name: 'Season one', ...more })).json();

describe('cohorts (7.042, B.33)', () => {
  it('are begun, changed and deleted by the team of the organisation', async () => {
    const made = await begin({ starts_on: '2024-01-01', ends_on: '2024-06-30', size: 8 });
    expect(made).toMatchObject({
      name: 'Season one',
      time: 'past',
      size: 8,
      can: { edit: true },
      members: [],
    });
    const url = `${path}${made.id}/`;
    const changed = await ask(test, manager, 'PATCH', url, { name: 'Season 1', size: '' });
    expect(changed.json()).toMatchObject({ name: 'Season 1', size: null, starts_on: '2024-01-01' });
    for (const sent of [{ ends_on: '2023-01-01' }, { starts_on: '2024-12-01' }]) {
      const refused = await ask(test, manager, 'PATCH', url, sent);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, Object.keys(sent)]);
    }
    expect((await ask(test, manager, 'PATCH', url, { program_id: startup.id })).statusCode).toBe(422);
    expect((await ask(test, stranger, 'PATCH', url, { name: 'x' })).statusCode).toBe(404);
    expect((await ask(test, stranger, 'DELETE', url)).statusCode).toBe(404);
    expect((await ask(test, manager, 'DELETE', url)).statusCode).toBe(200);
    expect((await ask(test, manager, 'DELETE', url)).statusCode).toBe(404);
  });

  it('belong to support organisations, for whoever edits content', async () => {
    const body = { stakeholder_id: startup.id, name: 'x' };
    expect((await ask(test, founder, 'POST', path, body)).statusCode).toBe(404);
    const member = await test.signIn();
    await joins(test, member, eso.id, 'member');
    expect((await ask(test, member, 'POST', path, { ...body, stakeholder_id: eso.id })).statusCode).toBe(409);
  });

  it('show a startup once it has confirmed', async () => {
    const { id } = await begin();
    const url = `${path}${id}/startup/`;
    expect((await ask(test, manager, 'POST', url, { startup_id: eso.id })).statusCode).toBe(422);
    const invited = await ask(test, manager, 'POST', url, { startup_id: startup.id });
    expect(invited.json().members).toMatchObject([{ state: 'invited', startup: { id: startup.id } }]);
    const shown = async (who?: TestPerson) => {
      const list = await test.call({ headers: who?.headers ?? {} }, 'GET', `${path}?eso=${eso.id}`);
      return list.json().data.find((one: { id: string }) => one.id === id).members.length;
    };
    expect([await shown(), await shown(stranger), await shown(founder)]).toEqual([0, 0, 1]);
    const invites = (await ask(test, founder, 'GET', '/base-api/me/cohort-invite/')).json();
    expect(invites.data).toMatchObject([{ state: 'invited', cohort: { id }, startup: { id: startup.id } }]);
    const answer = (who: TestPerson, confirmed: boolean) =>
      ask(test, who, 'POST', `/base-api/me/cohort-invite/${id}/`, { startup_id: startup.id, confirmed });
    expect((await answer(stranger, true)).statusCode).toBe(404);
    expect((await answer(manager, true)).statusCode).toBe(404);
    expect((await answer(founder, true)).json().state).toBe('confirmed');
    expect(await shown()).toBe(1);
    // Named again, who confirmed stays; who declined is asked once more.
    await ask(test, manager, 'POST', url, { startup_id: startup.id });
    expect(await shown()).toBe(1);
    expect((await answer(founder, false)).json().state).toBe('declined');
    expect(await shown()).toBe(0);
    expect((await ask(test, manager, 'DELETE', `${url}${startup.id}/`)).json().members).toEqual([]);
    expect((await answer(founder, true)).statusCode).toBe(404);
  });
});

describe('a startup that a cohort names', () => {
  const told = async (who: TestPerson, kind: string) => {
    const { data } = (
      await ask(test, who, 'GET', '/base-api/me/notifications/?group=network&per_page=50')
    ).json();
    type Line = { kind: string; object_id: string; link: string; read_at: string | null; params: object };
    return (data as Line[]).filter((line) => line.kind === kind);
  };

  it('is asked on the site and by mail, and the organisation is told the answer, each once', async () => {
    const editor = await test.signIn();
    await joins(test, editor, startup.id, 'content_editor');
    const { id } = await begin({ name: 'Season two' });
    const url = `${path}${id}/startup/`;
    for (let twice = 0; twice < 2; twice += 1)
      await ask(test, manager, 'POST', url, { startup_id: startup.id });
    const of = async (who: TestPerson, kind: string) =>
      (await told(who, kind)).filter(({ object_id }) => object_id === id);
    expect(await of(founder, 'cohort_invite')).toMatchObject([
      {
        read_at: null,
        link: `/user/profile/startup/${startup.id}#cohorts`,
        params: {
          cohort: 'Season two',
          name: expect.stringMatching(/\S/),
          page: expect.stringMatching(/\S/),
        },
      },
    ]);
    expect(await told(editor, 'cohort_invite')).toEqual([]);
    const mails = await mailsAbout(test, id, 'notification');
    expect(mails.map(({ to_email }) => to_email)).toEqual([founder.email]);
    expect(mails[0]!.subject).toContain('Season two');

    const answer = (confirmed: boolean) =>
      ask(test, founder, 'POST', `/base-api/me/cohort-invite/${id}/`, { startup_id: startup.id, confirmed });
    for (let twice = 0; twice < 2; twice += 1) expect((await answer(true)).statusCode).toBe(200);
    expect((await of(founder, 'cohort_invite'))[0]!.read_at).not.toBeNull();
    expect(await of(manager, 'cohort_answer')).toMatchObject([
      { read_at: null, link: `/user/profile/eso/${eso.id}#cohorts`, params: { decision: 'confirmed' } },
    ]);
    await answer(false);
    expect(await of(manager, 'cohort_answer')).toMatchObject([
      { params: { decision: 'declined' } },
      { params: { decision: 'confirmed' } },
    ]);
  });

  it('is asked no more once it is taken out or the cohort is deleted', async () => {
    for (const gone of ['startup', 'cohort']) {
      const { id } = await begin({ name: gone });
      await ask(test, manager, 'POST', `${path}${id}/startup/`, { startup_id: startup.id });
      const address = gone === 'cohort' ? `${path}${id}/` : `${path}${id}/startup/${startup.id}/`;
      expect((await ask(test, manager, 'DELETE', address)).statusCode).toBe(200);
      const [line] = (await told(founder, 'cohort_invite')).filter(({ object_id }) => object_id === id);
      expect(line!.read_at, gone).not.toBeNull();
    }
  });

  it('is not mailed when its people turned that off', async () => {
    const choice = { data: [{ kind: 'cohort_invite', channel: 'mail', enabled: false }] };
    const saved = await ask(test, founder, 'PATCH', '/base-api/me/notification-settings/', choice);
    expect(saved.statusCode, saved.body).toBe(200);
    const { id } = await begin({ name: 'Season three' });
    await ask(test, manager, 'POST', `${path}${id}/startup/`, { startup_id: startup.id });
    expect((await told(founder, 'cohort_invite'))[0]).toMatchObject({ object_id: id });
    expect(await mailsAbout(test, id, 'notification')).toEqual([]);
  });
});

describe('programs of a support organisation (7.043)', () => {
  it('are sent by its team without a link to confirm, and made public under its name', async () => {
    const url = '/api/v1/eso-program/';
    const { organiser: _organiser, ...values } = suggestionValues('program');
    const body = { stakeholder_id: eso.id, ...values };
    expect((await ask(test, stranger, 'POST', url, body)).statusCode).toBe(404);
    expect((await ask(test, manager, 'POST', url, { stakeholder_id: eso.id })).statusCode).toBe(422);
    const sent = await ask(test, manager, 'POST', url, body);
    expect([sent.statusCode, sent.json().status]).toEqual([201, 'reviewing']);
    const { submission_id } = sent.json();
    const list = async (who?: TestPerson) =>
      (await test.call({ headers: who?.headers ?? {} }, 'GET', `${url}?eso=${eso.id}`)).json().data;
    expect(await list(manager)).toMatchObject([
      { program: null, submission: { id: submission_id, turn: 'desk' } },
    ]);
    expect(await list()).toEqual([]);
    const open = `${url}${submission_id}/open/`;
    expect((await ask(test, manager, 'POST', open)).json().path).toBe(sent.json().path);
    expect((await ask(test, stranger, 'POST', open)).statusCode).toBe(404);
    // Nobody of the organisation decides on it.
    const insider = await test.signIn({ roles: ['reviewer'] });
    await joins(test, insider, eso.id, 'admin');
    await expect(decides(test, insider, submission_id, 'approve')).rejects.toThrow(/409|approve/);
    await decides(test, reviewer, submission_id, 'approve');
    const { program_id } = (await submissionRow(test, submission_id))!;
    expect(await list()).toMatchObject([
      { id: program_id, submission: null, program: { organiser: { id: eso.id } } },
    ]);
  });
});
