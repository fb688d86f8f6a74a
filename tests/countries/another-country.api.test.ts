import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '#server/database/prepare.ts';
import { COUNTRY } from '#shared/country/choose.ts';
import { createTestDatabase } from '../setup/test-database.ts';

const program = path.join(import.meta.dirname, 'answers.ts');
/** A mobile number of Laos, a province that only it has by this name, and a code that only Cambodia has. */
const ASKED = ['020 5551 2345', '16', '25'];

/** What a site of Laos on this database answers; rejects with what it says where it does not start. */
async function answersOfLaos(url: string) {
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...ASKED], {
    env: { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '', COUNTRY: 'la' },
    maxBuffer: 2 ** 24,
  });
  return JSON.parse(stdout);
}

async function forget(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("delete from setting where key = 'country'");
  await client.end();
}

describe('a site of another country is the same program with another setting', () => {
  // biome-ignore lint/suspicious/noExplicitAny: answers of another process
  let laos: any;
  let url: string;
  beforeAll(async () => {
    ({ url } = await createTestDatabase());
    laos = await answersOfLaos(url);
  });

  it('has its provinces, on the map too, and takes no other (3.039)', () => {
    expect(laos.provinces).toHaveLength(18);
    expect(laos.provinces[0]).toEqual({
      code: '01',
      name: 'Vientiane Capital',
      name_kh: 'រាជធានីវៀងចន្ទន៍',
      is_capital: true,
    });
    expect(laos.tiles).toEqual(laos.provinces.map(({ code }: { code: string }) => code));
    expect(laos.refused).toEqual(['province_code']);
  });

  it('keeps a request from a province with a number of the country, and finds pages by the province', () => {
    expect(laos.taken).toEqual(['16', '+8562055512345']);
    expect(laos.phone).toEqual(['020 5551 2345', '+856 20 5551 2345', true]);
    expect(laos.found.map(({ name }: { name: string }) => name)).toEqual(['Mekong Weave']);
    expect(JSON.stringify(laos.found)).toContain('Champasak');
  });

  it('keeps its clock, its money and what only it has', () => {
    expect(laos.events[0]).toMatchObject({ time_zone: 'Asia/Vientiane' });
    expect(laos.money).toEqual(['LAK 1,234,567', '1,234,567 គីប']);
    expect(laos.currencies[1]).toMatchObject({ code: 'LAK' });
    const slugs = laos.interests.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toContain('lao-language');
    expect(slugs).not.toContain('khmer-language');
  });

  it('says its name in mails, pages and texts of both languages, and nowhere that of another', () => {
    expect(laos.mail).toContain('ecosystem of Laos');
    expect(laos.terms.body).toContain('the law of the Lao People’s Democratic Republic');
    expect(laos.terms.body_kh).toContain('សាធារណរដ្ឋប្រជាធិបតេយ្យប្រជាមានិតឡាវ');
    const [[home, state, time, phone], khmer] = laos.texts;
    expect(home).toContain('all 18 provinces of Laos');
    expect([state, time]).toEqual([
      ', Lao People’s Democratic Republic',
      expect.stringContaining('Vientiane time'),
    ]);
    expect(phone).toContain('020 5551 2345');
    expect(khmer[2]).toContain('រាជធានីវៀងចន្ទន៍');
    expect(JSON.stringify(laos)).not.toMatch(/cambodia|phnom|KHR|\briel\b|កម្ពុជា|ភ្នំពេញ|រៀល|\+855/i);
  });

  it('stays of its country: neither its database nor one of before takes another', async () => {
    expect(COUNTRY).toBe('kh');
    await expect(prepareDatabase(url)).rejects.toThrow(
      'COUNTRY=kh is refused: this database is of COUNTRY=la.',
    );
    const cambodian = await createTestDatabase();
    await prepareDatabase(cambodian.url);
    const refusal = 'COUNTRY=la is refused: this database is of COUNTRY=kh.';
    await expect(answersOfLaos(cambodian.url)).rejects.toThrow(refusal);
    // Before countries could be chosen, none was noted.
    await forget(cambodian.url);
    await expect(answersOfLaos(cambodian.url)).rejects.toThrow(refusal);
    await prepareDatabase(cambodian.url);
  });
});
