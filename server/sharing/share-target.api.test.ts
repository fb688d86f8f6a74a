import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_SEARCH_LENGTH } from '#shared/constants.ts';
import { SHARE_PATH } from '#shared/domain/share-target.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';

const test = setUpApp();
let site: string;
beforeAll(async () => {
  site = test.services.config.publicUrl;
});

/** Where a phone is led that shares this. */
async function led(shared: Record<string, string>, headers: Record<string, string> = {}): Promise<string> {
  const answer = await test.app.inject({ url: `${SHARE_PATH}?${new URLSearchParams(shared)}`, headers });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store']);
  return String(answer.headers.location);
}
const searches = (words: string) => `/?${new URLSearchParams({ q: words })}`;

describe('what another app shares with the installed site', () => {
  it('leads to the page that a link of this site names, wherever the phone puts it', async () => {
    const page = '/program/rice-lab-1?lang=km&tab=about#dates';
    const ways: Record<string, string>[] = [
      { url: site + page },
      { text: site + page },
      { title: 'Rice Lab', text: `Rice Lab ${site}${page}` },
      { text: `សូមមើល\u200B${site}${page}\u200Bសូមអរគុណ` },
      { title: site + page, text: 'Rice Lab' },
      { text: `Rice Lab (${site}${page}).` },
      { text: `https://other.example/x and ${site}${page}` },
    ];
    for (const shared of ways) expect(await led(shared), JSON.stringify(shared)).toBe(page);
    expect(await led({ text: `${site}/ecosystem/discover/ភូមិ។` })).toBe(
      `/ecosystem/discover/${encodeURIComponent('ភូមិ')}`,
    );
  });

  it('searches for the words beside any other link, in both languages; for the title where there are none', async () => {
    expect(await led({ text: 'Slek Materials' })).toBe(searches('Slek Materials'));
    expect(await led({ title: 'News', text: 'Slek Materials https://other.example/a?b=c#d' })).toBe(
      searches('Slek Materials'),
    );
    expect(await led({ text: 'សម្ភារៈស្លឹក\u200Bhttps://other.example/ក', url: 'https://other.example/' })).toBe(
      searches('សម្ភារៈស្លឹក'),
    );
    expect(await led({ title: 'Slek Materials', text: 'https://other.example/a' })).toBe(
      searches('Slek Materials'),
    );
    expect(await led({ url: 'https://other.example/a' })).toBe(searches(''));
    expect(await led({})).toBe(searches(''));
    const words = new URL(await led({ text: '𝒳ក'.repeat(150) }), site).searchParams.get('q')!;
    expect([...words].length).toBe(MAX_SEARCH_LENGTH);
  });

  it('leads nowhere else, whatever is sent', async () => {
    const { host } = new URL(site);
    for (const link of [
      'https://evil.example/',
      `https://${host}@evil.example/`,
      `https://evil.example/${site}/about`,
      `https://${host}.evil.example/`,
      `${site}//evil.example/`,
      `${site}/\\evil.example/`,
      `${site}\\\\evil.example/`,
      `${site}/\t/evil.example/`,
      `${site}/.//evil.example/`,
      `${site}/x/..//evil.example/`,
      `${site}/%0d%0aset-cookie:a=b`,
      `//evil.example/`,
      `javascript:alert(1)`,
      `${site}:99999/`,
      `https://[`,
    ])
      for (const name of ['title', 'text', 'url']) {
        const to = await led({ [name]: link });
        expect(new URL(to, site).origin, `${name} ${link} leads to ${to}`).toBe(new URL(site).origin);
        expect(to).toMatch(/^\/(?![/\\])/);
      }
    // What would only be shared again is searched for, not followed.
    expect(await led({ url: `${site}${SHARE_PATH}?text=x` })).toBe(searches(''));
    for (const query of ['?text=%E1%9E', '?text[]=a', '?text=a&text=b', '?', '?%'])
      expect((await test.app.inject({ url: SHARE_PATH + query })).statusCode, query).toBe(302);
  });
});
