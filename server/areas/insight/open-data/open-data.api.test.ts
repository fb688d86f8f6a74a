import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StakeholderInput } from '#server/areas/stakeholder/stakeholder-record.ts';
import { cohort, cohort_member } from '#server/database/schema/cohort.ts';
import { open_data_file } from '#server/database/schema/insight.ts';
import { listOpenData } from '#shared/contracts/export.contract.ts';
import { DATASET_NAMES, DATASETS, type Dataset } from '#shared/domain/insight/datasets.ts';
import { STAKEHOLDER_KINDS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { readCsv } from '../../../csv/read-csv.ts';
import { publishData } from './publish-data.ts';

const EXPORT = '/public/api/v1/export';
const DATASET_OF: Record<StakeholderKind, Dataset> = {
  startup: 'startup',
  mentor: 'mentor',
  investor: 'investor',
  eso: 'eso',
  other: 'other-stakeholder',
};

const test = setUpApp({ masterLists: true });
const ids = {} as Record<StakeholderKind, string>;
beforeAll(async () => {
  for (const kind of STAKEHOLDER_KINDS) ids[kind] = await writeStakeholder(test.services, fullRecord(kind));
  await writeStakeholder(test.services, { ...fullRecord('startup'), status: 'draft', name: 'Not public' });
  await writeProgram(test.services, { organiser_id: ids.eso });
  await writeProgram(test.services, { status: 'draft', title: 'Not public' });
  await writeEvent(test.services, { online_url: 'https://secret.example/room' });
  const { db } = test.services.database;
  const [group] = await db.insert(cohort).values({ stakeholder_id: ids.eso, name: 'First' }).returning();
  await db.insert(cohort_member).values([
    { cohort_id: group!.id, stakeholder_id: ids.startup, state: 'confirmed' },
    { cohort_id: group!.id, stakeholder_id: ids.mentor, state: 'invited' },
  ]);
  await publishData(test.services);
});

/** A record with something in every field; what is personal carries the word of its field. */
function fullRecord(kind: StakeholderKind): Partial<StakeholderInput> {
  const person = kind === 'mentor' || kind === 'investor';
  return {
    kind,
    ...(kind === 'other' ? { type_slug: 'media' } : {}),
    name: `=Sum of ${kind}`,
    email: `email-${kind}@hidden.example`,
    phone: '12999888',
    website: `https://website-${kind}.example`,
    address: `address of ${kind}`,
    facebook: `https://facebook.com/facebook-${kind}`,
    linkedin: `https://linkedin.com/in/linkedin-${kind}`,
    x: `https://x.com/x-${kind}`,
    youtube: `https://youtube.com/@youtube-${kind}`,
    telegram: `https://t.me/telegram-${kind}`,
    ...(person
      ? {
          individual: {
            first_name: 'Hiddenfirst',
            last_name: 'Hiddenlast',
            company: 'Hiddencompany',
            role: 'Hiddenrole',
          },
        }
      : {}),
    team_members: [{ first_name: 'Hiddenteam', last_name: 'Member', position: 'Hiddenposition' }],
    terms: kind === 'startup' ? { sector: ['energy', 'fintech'] } : {},
    areas: ['12', '17'],
    ...(kind === 'startup'
      ? {
          funding_rounds: [
            { announced_date: '2026-01-01', amount: 125_050, currency: 'USD', funding_type: 'seed' },
          ],
        }
      : {}),
  };
}

const read = async (name: string) => {
  const response = await test.call(null, 'GET', `${EXPORT}/${name}`);
  expect(response.statusCode, response.body).toBe(200);
  return response;
};

describe('open data (ux 58)', () => {
  it('has a file of each format for every dataset, with its checksum, licence and fields', async () => {
    const list = listOpenData.response.parse((await test.call(null, 'GET', `${EXPORT}/`)).json());
    expect(list.licence.id).toBe('CC-BY-4.0');
    expect(list.datasets.map(({ dataset }) => dataset)).toEqual(DATASET_NAMES);
    for (const { dataset, files, fields, day } of list.datasets) {
      expect(day).toBe(calendarDate(new Date()));
      expect(fields.map(({ name, type }) => ({ name, type }))).toEqual(
        DATASETS[dataset as Dataset].map(({ name, type }) => ({ name, type })),
      );
      expect(
        fields.filter(({ meaning, meaning_kh }) => !meaning || !/\p{Script=Khmer}/u.test(meaning_kh)),
      ).toEqual([]);
      expect(files.map(({ format }) => format)).toEqual(['csv', 'json']);
      for (const { address, sha256, bytes } of files) {
        const response = await test.call(null, 'GET', address);
        expect(createHash('sha256').update(response.rawPayload).digest('hex')).toBe(sha256);
        expect(response.rawPayload.byteLength).toBe(bytes);
        expect(response.headers.link).toContain('rel="license"');
        expect(response.headers['content-disposition']).toContain(`phum-${dataset}-${day}`);
        const again = await test.call(
          { headers: { 'if-none-match': response.headers.etag as string } },
          'GET',
          address,
        );
        expect(again.statusCode).toBe(304);
      }
    }
  });

  it('says the same in CSV and JSON, the CSV with its mark and no formulas', async () => {
    for (const dataset of DATASET_NAMES) {
      const csv = await read(`${dataset}.csv`);
      expect(csv.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      expect(csv.body).not.toMatch(/(?:^|,)"?[=+@]/m);
      const lines = await readCsv(csv.body, 10_000);
      if (!('rows' in lines)) throw new Error('not a CSV');
      expect(lines.columns).toEqual(DATASETS[dataset].map(({ name }) => name));
      const { records } = (await read(`${dataset}.json`)).json();
      expect(records.length).toBeGreaterThan(dataset === 'resource' ? -1 : 0);
      expect(lines.rows.map(({ cells }) => cells)).toEqual(
        records.map((record: Record<string, unknown>) =>
          Object.fromEntries(
            Object.entries(record).map(([name, value]) => [
              name,
              Array.isArray(value) ? value.join('|') : String(value ?? ''),
            ]),
          ),
        ),
      );
    }
  });

  it('gives of every kind what its public page shows to a visitor, and nothing that is hidden (2.044, C.7)', async () => {
    for (const kind of STAKEHOLDER_KINDS) {
      const file = `${DATASET_OF[kind]}.json`;
      const { body } = await read(file);
      const [record] = JSON.parse(body).records;
      const page = (
        await test.call(null, 'GET', `/api/v1/stakeholder/${DATASET_OF[kind]}/${ids[kind]}/`)
      ).json();
      const detail = page.data ?? page;
      expect(detail.hidden.length, kind).toBeGreaterThan(1);
      for (const field of detail.hidden) expect(record[field], `${kind} ${field}`).toBeUndefined();
      expect(body).not.toMatch(/Hidden|hidden\.example|12999888/);
      if (kind === 'mentor' || kind === 'investor')
        expect(body).not.toMatch(/(?:website|address of|facebook|linkedin|telegram|youtube)[- ]/);
      else expect(record.website).toBe(`https://website-${kind}.example`);
      for (const [name, value] of Object.entries(record))
        if (typeof value === 'string' && typeof detail[name] === 'string')
          expect(detail[name], `${kind} ${name}`).toBe(value);
    }
  });

  it('leaves out what is not public, and keeps money in units of its own currency', async () => {
    for (const dataset of DATASET_NAMES) {
      const { body } = await read(`${dataset}.json`);
      expect(body).not.toContain('Not public');
      expect(body).not.toContain('secret.example');
    }
    const [round] = (await read('funding-round.json')).json().records;
    expect(round).toMatchObject({ amount: 1250.5, currency: 'USD', startup_id: ids.startup });
    const [group] = (await read('cohort.json')).json().records;
    expect(group).toMatchObject({ eso_id: ids.eso, startup_ids: [ids.startup] });
  });

  it('is written once a night, and old nights go after a month', async () => {
    const { db } = test.services.database;
    const today = calendarDate(new Date());
    const before = (await read('startup.csv')).headers.etag;
    await writeStakeholder(test.services, { name: 'Later' });
    await publishData(test.services);
    expect((await read('startup.csv')).headers.etag).toBe(before);
    const tomorrow = addDays(today, 1);
    await publishData(test.services, new Date(`${tomorrow}T03:00:00Z`));
    expect((await read('startup.csv')).body).toContain('Later');
    expect((await read(`startup.csv?day=${today}`)).headers.etag).toBe(before);
    await publishData(test.services, new Date(`${addDays(today, 32)}T03:00:00Z`));
    expect(await db.$count(open_data_file, eq(open_data_file.day, today))).toBe(0);
    expect((await test.call(null, 'GET', `${EXPORT}/startup.csv?day=${today}`)).statusCode).toBe(404);
  });

  it('knows no other files', async () => {
    for (const name of ['person.csv', 'startup.xlsx', 'startup.csv?day=yesterday', 'constructor.json'])
      expect((await test.call(null, 'GET', `${EXPORT}/${name}`)).statusCode).toBe(404);
  });
});
