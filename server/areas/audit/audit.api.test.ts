import { beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '#server/audit/record.ts';
import { inTransaction } from '#server/database/work.ts';
import { writePerson } from '#tests/factories/person.ts';
import { testContext } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let admin: TestPerson;
const PASSWORD = 'Sbov-Roof-41-Rain';
const ID = '0190a000-0000-7000-8000-0000000000aa';
const write = (entry: Parameters<typeof recordAudit>[1]) =>
  inTransaction(testContext(test.services), (work) => recordAudit(work, entry));
beforeAll(async () => {
  admin = await test.signIn({ roles: ['administrator'] });
  for (let n = 0; n < 7; n += 1)
    await write({
      action: 'profile.change',
      entity_id: ID,
      detail: { reference: `R-${n}`, from: 'a', to: 'b' },
    });
});

const ask = (url: string, who = admin) => test.call(who, 'GET', `/desk-api/v1/audit/${url}`);
const list = async (query: string) => (await ask(`?${query}`)).json();
const abouts = ({ data }: { data: { about: string }[] }) => data.map(({ about }) => about);

describe('the audit log (UX 38)', () => {
  it('goes on from page to page, newest first, whatever is written meanwhile', async () => {
    const first = await list('entity=profile&per_page=3');
    expect(abouts(first)).toEqual(['R-6', 'R-5', 'R-4']);
    await write({ action: 'profile.change', entity_id: ID, detail: { reference: 'R-new' } });
    const second = await list(`entity=profile&per_page=3&after=${first.next}`);
    const third = await list(`entity=profile&per_page=3&after=${second.next}`);
    expect([abouts(second), abouts(third), third.next]).toEqual([['R-3', 'R-2', 'R-1'], ['R-0'], null]);
  });

  it('names the person who signs in, though the call came from a visitor', async () => {
    const { email, id } = await writePerson(test.services, { password: PASSWORD });
    const sign = (password: string) =>
      test.call(null, 'POST', '/public/api/v1/auth/login/', { email, password });
    expect((await sign(PASSWORD)).statusCode).toBe(200);
    expect((await sign('not this one at all')).statusCode).toBe(422);
    const entries = async (query: string) =>
      (await list(query)).data.map(
        (entry: { verb: string; actor: { id: string } | null; actor_kind: string }) => [
          entry.verb,
          entry.actor?.id ?? null,
          entry.actor_kind,
        ],
      );
    expect(await entries(`entity=person&entity_id=${id}`)).toEqual([
      ['sign-in-failed', null, 'visitor'],
      ['sign-in', id, 'person'],
    ]);
    expect(await entries(`entity=session&actor_id=${id}`)).toEqual([['open', id, 'person']]);
  });

  it('filters by who, what, verb, thing, day and words', async () => {
    const setting = await test.call(admin, 'PATCH', '/desk-api/v1/settings/', {
      changes: [{ key: 'notice', version: 0, value: 'Rice festival' }],
    });
    expect(setting.statusCode).toBe(200);
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    for (const query of [
      `actor_id=${admin.id}&entity=setting`,
      `who=${admin.email}&entity=setting`,
      'who=Chan%20Sophea&entity=setting',
      'search=Rice%20festival',
      `entity=setting&verb=change&from=${today}&to=${today}`,
    ])
      expect(abouts(await list(query)), query).toEqual(['notice']);
    for (const query of [
      'entity=setting&verb=delete',
      'entity=setting&to=2020-01-01',
      'who=nobody-at-all',
      'search=100%25',
    ])
      expect((await list(query)).data, query).toEqual([]);
    expect(abouts(await list(`entity_id=${ID}&search=R-2`))).toEqual(['R-2']);
    expect((await list('')).entities).toEqual(expect.arrayContaining(['profile', 'setting']));
    expect((await ask('?from=yesterday')).statusCode).toBe(422);
  });

  it('shows one entry with what was and is', async () => {
    const [row] = (await list('entity=setting')).data;
    expect((await ask(`${row.id}/`)).json()).toMatchObject({
      verb: 'change',
      actor: { id: admin.id },
      changes: [{ field: 'notice', was: '', now: 'Rice festival' }],
    });
    const [page] = (await list('entity=profile&search=R-3')).data;
    expect((await ask(`${page.id}/`)).json().changes).toEqual([{ field: 'status', was: 'a', now: 'b' }]);
    expect((await ask(`${ID}/`)).statusCode).toBe(404);
  });

  it('shows the values of a record before and after, from its revisions', async () => {
    const post = (
      await test.call(admin, 'POST', '/desk-api/v1/collections/sector/', {
        values: { name: 'Silk', name_kh: 'សូត្រ', slug: 'silk' },
      })
    ).json();
    const changed = await test.call(admin, 'PATCH', `/desk-api/v1/collections/sector/${post.id}/`, {
      version: post.version,
      values: { name: 'Silk and cotton' },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const [entry] = (await list(`entity_id=${post.id}&verb=update`)).data;
    expect((await ask(`${entry.id}/`)).json().changes).toContainEqual({
      field: 'name',
      was: 'Silk',
      now: 'Silk and cotton',
    });
  });

  it('never shows a secret, should one ever be written', async () => {
    await write({
      action: 'thread.open',
      entity_id: ID,
      detail: {
        password: 'p-leak',
        refresh_token: 't-leak',
        was: { secret_hash: 'h-leak', a: 1 },
        now: { secret_hash: 'i-leak', a: 2 },
      },
    });
    const [row] = (await list('entity=thread')).data;
    for (const body of [(await ask(`${row.id}/`)).body, (await ask('export/?entity=thread')).json().text])
      expect(body).not.toMatch(/-leak\b/);
  });

  it('leaves as CSV that no spreadsheet runs, and says so in the log', async () => {
    await write({ action: 'match.request', entity_id: ID, detail: { reference: '=HYPERLINK("x")' } });
    const { text, file_name, records, cut } = (await ask('export/?entity=match')).json();
    expect(file_name).toMatch(/^phum-audit-\d{4}-\d\d-\d\d\.csv$/);
    expect([records, cut]).toEqual([1, false]);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text.split('\r\n')[0]).toContain('created_at,action,entity');
    expect((await list('entity=audit')).data[0]).toMatchObject({ verb: 'export', actor: { id: admin.id } });
  });

  it('cannot be changed, not even by whoever holds the database connection', async () => {
    const [row] = (await list('entity=profile')).data;
    await expect(
      test.services.database.pool.query('delete from audit_entry where id = $1', [row.id]),
    ).rejects.toThrow();
  });
});

describe('the log in words (UX 38)', () => {
  it('names the record, finds entries by what it is called, and groups what one press did', async () => {
    const call = async (method: 'POST' | 'PATCH', url: string, body: object) => {
      const answer = await test.call(admin, method, `/desk-api/v1/collections/${url}`, body);
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return answer.json();
    };
    const made = await call('POST', 'program/', {
      values: { title: 'Mekong weavers', title_kh: 'អ្នកតម្បាញមេគង្គ' },
    });
    await call('PATCH', `program/${made.id}/`, { version: 1, values: { title: 'Mekong potters' } });
    for (const search of ['Mekong potters', 'មេគង្គ']) {
      const { data } = await list(`search=${encodeURIComponent(search)}`);
      expect(data.map(({ verb }: { verb: string }) => verb)).toEqual(['update', 'create']);
      expect(data[0].record).toEqual({ name: 'Mekong potters', name_kh: 'អ្នកតម្បាញមេគង្គ' });
    }
    const two = await Promise.all(
      ['One', 'Two'].map((title) => call('POST', 'program/', { values: { title } })),
    );
    await call('POST', 'program/bulk/', { verb: 'archive', ids: two.map(({ id }) => id) });
    const grouped = await list('grouped=yes&entity=program');
    expect(
      grouped.data.map(({ verb, together }: { verb: string; together: number }) => [verb, together]),
    ).toEqual([
      ['archive', 2],
      ['create', 1],
      ['create', 1],
      ['update', 1],
      ['create', 1],
    ]);
    const { request_id } = grouped.data[0];
    expect((await list(`request=${request_id}&grouped=yes`)).data).toHaveLength(2);
    const first = await list('grouped=yes&entity=program&per_page=1');
    const second = await list(`grouped=yes&entity=program&per_page=1&after=${first.next}`);
    expect([first.data[0].verb, second.data[0].verb]).toEqual(['archive', 'create']);
    expect(grouped.verbs).toEqual(expect.arrayContaining(['archive', 'sign-in']));
  });
});
